// The frame itself, with the outline of a layer and the path of touches over it.

class PictureElement extends HTMLElement {
  start(state) {
    this.state = state;
    // A golden that is text has no pictures: what was recorded is then shown by itself.
    this.screens = state.recordings.map((recording, index) => (recording.size ? this.makeScreen(recording, index) : null))
      .filter((screen) => screen !== null);
    this.replaceChildren(...this.screens.map((screen) => screen.root));
    new ResizeObserver(() => this.layOut()).observe(this);
    state.watch((what) => {
      if (what === "view") this.layOut();
      if (what === "time" || what === "view") this.draw();
      if (["selection", "pointing", "time", "view"].includes(what)) this.drawOverlay();
    });
    this.layOut();
  }

  makeScreen(recording, index) {
    const { width, height } = recording.device;
    const [pixelWidth, pixelHeight] = recording.size;
    const canvas = make("canvas", { width: pixelWidth, height: pixelHeight, role: "img" });
    const overlay = make("svg", {
      class: "overlay", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    const glass = make("div", { class: "glass" }, canvas, overlay);
    const divider = make("div", { class: "divider", "aria-hidden": "true", hidden: true });
    glass.append(divider);
    const caption = make("figcaption", {}, this.state.other ? `${PictureElement.roles[index]}: ${recording.name}` : "");
    const root = make("figure", { class: "screen" }, glass, this.state.other || recording.sheet ? caption : null);
    const screen = { recording, role: PictureElement.roles[index], root, glass, canvas, overlay, divider, caption, context: canvas.getContext("2d") };
    this.followDivider(screen);
    glass.addEventListener("pointermove", (event) => {
      if (this.state.other && recording !== this.state.main) return;
      const [x, y] = this.windowPoint(screen, event);
      this.state.point(recording.layerAt(this.state.frameOf(recording), x, y));
    });
    glass.addEventListener("pointerleave", () => this.state.point(null));
    glass.addEventListener("click", (event) => {
      if (recording !== this.state.main) return;
      const [x, y] = this.windowPoint(screen, event);
      this.state.select(recording.layerAt(this.state.frameOf(recording), x, y));
    });
    return screen;
  }

  /** What the recordings of a comparison are. */
  static roles = ["Expected", "Actual"];

  /** Drags the line between both recordings. */
  followDivider(screen) {
    let isDragging = false;
    const move = (event) => {
      const box = screen.glass.getBoundingClientRect();
      this.state.set({ mix: Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) });
    };
    screen.glass.addEventListener("pointerdown", (event) => {
      if (this.state.comparison !== "slider" || event.button !== 0) return;
      isDragging = true;
      screen.glass.setPointerCapture(event.pointerId);
      move(event);
    });
    screen.glass.addEventListener("pointermove", (event) => { if (isDragging) move(event); });
    for (const name of ["pointerup", "pointercancel"]) {
      screen.glass.addEventListener(name, () => { isDragging = false; });
    }
  }

  /** Whether two recordings have pictures. */
  get isCompared() { return this.screens.length > 1; }

  windowPoint(screen, event) {
    const box = screen.glass.getBoundingClientRect();
    const { width, height } = screen.recording.device;
    return [((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height];
  }

  /** Makes the screens as large as there is room. */
  layOut() {
    const { state } = this;
    const isSide = this.isCompared && state.comparison === "side";
    this.classList.toggle("stacked", this.isCompared && !isSide);
    const [width, height] = [this.clientWidth, this.clientHeight];
    if (width === 0 || height === 0) return;
    const caption = state.other || state.main.sheet ? 24 : 0;
    for (const screen of this.screens) {
      const { device } = screen.recording;
      const room = isSide ? (width - 24) / 2 : width;
      // Cells of a sheet are small, and larger they would not show more.
      const most = screen.recording.sheet ? (3 * screen.recording.size[0]) / device.width : Infinity;
      const scale = Math.max(Math.min(room / device.width, (height - caption) / device.height, most), 0.02);
      screen.glass.style.width = `${Math.round(device.width * scale)}px`;
      screen.glass.style.height = `${Math.round(device.height * scale)}px`;
      screen.overlay.style.setProperty("--hair", `${1 / scale}px`);
      screen.root.hidden = !isSide && screen !== this.screens[0];
    }
    this.draw();
  }

  draw() {
    if (this.hidden) return;
    const { state } = this;
    const [first, second] = this.screens;
    const isBlinking = second !== undefined && state.comparison === "blink";
    this.drawFrame(first, (isBlinking && state.blinkSide === 1 ? second : first).recording, 1, "source-over");
    first.glass.classList.toggle("difference", this.isCompared && state.comparison === "difference");
    first.glass.style.setProperty("--gain", state.gain);
    first.divider.hidden = !second || state.comparison !== "slider";
    this.drawCaptions();
    if (!second) return;
    if (state.comparison === "slider") {
      this.drawFrame(first, second.recording, 1, "source-over", state.mix);
      first.divider.style.left = `${state.mix * 100}%`;
    }
    if (state.comparison === "side") this.drawFrame(second, second.recording, 1, "source-over");
    if (state.comparison === "over") this.drawFrame(first, second.recording, state.mix, "source-over");
    if (state.comparison === "difference") this.drawFrame(first, second.recording, 1, "difference");
  }

  /** Below each picture which frame it is, and when: of two recordings these need not be the same. */
  drawCaptions() {
    const { state } = this;
    const [first, second] = this.screens;
    if (!first.recording.sheet && !state.other) return;
    const frame = ({ recording }) => {
      const index = state.pictureFrameOf(recording);
      return `frame ${recording.numbers[index]}, ${Format.seconds(recording.times[index])}`;
    };
    const own = (screen, role) => `${role}${screen.recording.sheet ? "" : `: ${screen.recording.name}`} · ${frame(screen)}`;
    const [expected, actual] = PictureElement.roles;
    const isSame = second && frame(first) === frame(second);
    /** Two in one picture, which say once what they have in common. */
    const both = (one, other) => (isSame ? `${one} and ${other.toLowerCase()} · ${frame(first)}`
      : `${one} · ${frame(first)}  –  ${other} · ${frame(second)}`);
    const text = !state.other ? `F${frame(first).slice(1)}` : !second ? own(first, first.role) : {
      side: own(first, expected),
      slider: both(`${expected} left`, `${actual} right`),
      over: both(expected, actual),
      blink: own(state.blinkSide === 1 ? second : first, PictureElement.roles[state.blinkSide]),
      difference: `Difference ×${state.gain} · ${isSame ? frame(first) : both(expected, actual)}`,
    }[state.comparison];
    if (first.caption.textContent !== text) first.caption.textContent = text;
    if (second) second.caption.textContent = own(second, actual);
  }

  /** Draws the frame of a recording, or the part of it right of a share of its width. */
  drawFrame(screen, recording, alpha, mode, from = 0) {
    const { context, canvas } = screen;
    const frame = this.state.pictureFrameOf(recording);
    // Large pictures only where they are by themselves: beside small ones in one picture their size would differ.
    const isAlone = !this.isCompared || this.state.comparison === "side";
    const picture = recording.picture(frame, isAlone);
    if (picture && from === 0 && mode === "source-over" && alpha === 1) this.resize(canvas, picture);
    context.globalAlpha = alpha;
    context.globalCompositeOperation = mode;
    if (picture && picture.image.complete && picture.image.naturalWidth > 0) {
      const { image, x, y, width, height } = picture;
      const left = Math.round(from * canvas.width);
      const begin = (left / canvas.width) * width;
      if (left < canvas.width) {
        context.drawImage(image, x + begin, y, width - begin, height, left, 0, canvas.width - left, canvas.height);
      }
    } else if (picture) {
      picture.image.addEventListener("load", () => this.draw(), { once: true });
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    const label = `Frame ${recording.numbers[frame]} of ${recording.name}`;
    if (canvas.getAttribute("aria-label") !== label) canvas.setAttribute("aria-label", label);
  }

  /** A canvas has as many pixels as the picture that it shows first. */
  resize(canvas, { width, height }) {
    if (!(width > 0) || (canvas.width === width && canvas.height === height)) return;
    [canvas.width, canvas.height] = [width, height];
  }

  drawOverlay() {
    if (this.hidden) return;
    for (const screen of this.screens) this.drawOverlayOf(screen);
  }

  drawOverlayOf(screen) {
    const { state } = this;
    const { recording, overlay } = screen;
    const frame = state.frameOf(recording);
    const parts = this.hatches(screen);
    const outline = (layer, name) => {
      const own = recording === state.main ? layer : state.pairs.get(layer);
      const corners = own === undefined || own === null ? null : recording.outline(frame, own);
      if (!corners || !corners.flat().every(Number.isFinite)) return;
      parts.push(make("polygon", { class: name, points: corners.map((p) => p.join(",")).join(" ") }));
    };
    if (state.selected !== null) outline(state.selected, "outline selected");
    if (state.pointed !== null && state.pointed !== state.selected) outline(state.pointed, "outline");
    parts.push(...this.regionMarks(recording), ...this.touchMarks(recording));
    overlay.replaceChildren(...parts);
  }

  /** Stripes over regions of the picture, such as those that a comparison ignores. */
  hatches({ recording, role }) {
    const regions = this.regionsOf?.(this.state.recordings.indexOf(recording), this.state.pictureFrameOf(recording)) ?? [];
    if (regions.length === 0) return [];
    const id = `hatch-${role}`;
    const pattern = make("pattern", { id, width: 8, height: 8, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      make("rect", { class: "hatch-ground", width: 8, height: 8 }), make("rect", { class: "hatch-stripe", width: 3, height: 8 }));
    return [pattern, ...regions.map((points) => make("polygon", { class: "hatched", fill: `url(#${id})`, points }))];
  }

  /** Around what differs, where the difference is shown: white and red, one of which is seen on any ground. */
  regionMarks(recording) {
    const { state } = this;
    if (!this.isCompared || state.comparison !== "difference" || recording !== state.main) return [];
    const { width, height } = recording.device;
    const boxes = (state.regions.get(state.pictureFrameOf(recording)) ?? []).map(([x, y, w, h]) => ({
      x: x * width - 2, y: y * height - 2, width: w * width + 4, height: h * height + 4, rx: 2,
    }));
    return ["region around", "region"].flatMap((name) => boxes.map((box) => make("rect", { class: name, ...box })));
  }

  /** Where touches have been until now, with a dot for each moment, and where they are. */
  touchMarks(recording) {
    // Of a golden it is known where touches began and ended, not which way they went.
    if (recording.touches.length === 0 || recording.sheet) return [];
    const time = this.state.time + 1e-6;
    const paths = new Map();
    for (const point of recording.touches) {
      if (!paths.has(point.touch)) paths.set(point.touch, []);
      paths.get(point.touch).push(point);
    }
    const marks = [];
    for (const path of paths.values()) {
      const ending = path[path.length - 1];
      const past = path.filter((point) => point.time <= time);
      const line = (points) => points.map((p) => `${p.x},${p.y}`).join(" ");
      marks.push(make("polyline", { class: "touch-way", points: line(path) }));
      if (past.length === 0) continue;
      marks.push(make("polyline", { class: "touch-path", points: line(past) }));
      const last = past[past.length - 1];
      const isUp = last === ending && last.phase !== "began" && last.phase !== "moved";
      marks.push(make("circle", { class: isUp ? "touch up" : "touch", cx: last.x, cy: last.y, r: 22 }));
    }
    return marks;
  }

  /** The frame as it is shown, as a PNG file. */
  file() { return new Promise((done) => { this.screens[0].canvas.toBlob(done, "image/png"); }); }
}
