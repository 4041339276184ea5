// The frame itself, with the outline of a layer and the path of touches over it.

class PictureElement extends HTMLElement {
  start(state) {
    this.state = state;
    this.screens = state.recordings.map((recording, index) => this.makeScreen(recording, index));
    this.replaceChildren(...this.screens.map((screen) => screen.root));
    new ResizeObserver(() => this.layOut()).observe(this);
    state.watch((what) => {
      if (what === "view") this.layOut();
      if (what === "time" || what === "view") this.draw();
      if (what === "selection" || what === "pointing" || what === "time") this.drawOverlay();
    });
    this.layOut();
  }

  makeScreen(recording, index) {
    const { width, height } = recording.device;
    const [pixelWidth, pixelHeight] = recording.data.size;
    const canvas = make("canvas", { width: pixelWidth, height: pixelHeight, role: "img" });
    const overlay = make("svg", {
      class: "overlay", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    const glass = make("div", { class: "glass" }, canvas, overlay);
    const root = make("figure", { class: "screen" }, glass);
    if (this.state.other) {
      root.append(make("figcaption", {}, `${index === 0 ? "Expected" : "Actual"}: ${recording.name}`));
    }
    const screen = { recording, root, glass, canvas, overlay, context: canvas.getContext("2d") };
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

  windowPoint(screen, event) {
    const box = screen.glass.getBoundingClientRect();
    const { width, height } = screen.recording.device;
    return [((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height];
  }

  /** Makes the screens as large as there is room. */
  layOut() {
    const { state } = this;
    const isSide = state.other !== null && state.comparison === "side";
    this.classList.toggle("stacked", state.other !== null && !isSide);
    const [width, height] = [this.clientWidth, this.clientHeight];
    if (width === 0 || height === 0) return;
    const caption = state.other ? 24 : 0;
    for (const screen of this.screens) {
      const { device } = screen.recording;
      const room = isSide ? (width - 24) / 2 : width;
      const scale = Math.max(Math.min(room / device.width, (height - caption) / device.height), 0.02);
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
    this.drawFrame(first, first.recording, 1, "source-over");
    first.glass.classList.toggle("difference", state.other !== null && state.comparison === "difference");
    if (!second) return;
    if (state.comparison === "side") this.drawFrame(second, second.recording, 1, "source-over");
    if (state.comparison === "over") this.drawFrame(first, second.recording, state.mix, "source-over");
    if (state.comparison === "difference") this.drawFrame(first, second.recording, 1, "difference");
  }

  drawFrame(screen, recording, alpha, mode) {
    const { context, canvas } = screen;
    const frame = this.state.frameOf(recording);
    const image = recording.image(frame);
    context.globalAlpha = alpha;
    context.globalCompositeOperation = mode;
    if (image && image.complete && image.naturalWidth > 0) {
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
    } else if (image) {
      image.addEventListener("load", () => this.draw(), { once: true });
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
    const label = `Frame ${recording.numbers[frame]} of ${recording.name}`;
    if (canvas.getAttribute("aria-label") !== label) canvas.setAttribute("aria-label", label);
  }

  drawOverlay() {
    if (this.hidden) return;
    for (const screen of this.screens) this.drawOverlayOf(screen);
  }

  drawOverlayOf(screen) {
    const { state } = this;
    const { recording, overlay } = screen;
    const frame = state.frameOf(recording);
    const parts = [];
    const outline = (layer, name) => {
      const own = recording === state.main ? layer : state.pairs.get(layer);
      const corners = own === undefined || own === null ? null : recording.outline(frame, own);
      if (!corners || !corners.flat().every(Number.isFinite)) return;
      parts.push(make("polygon", { class: name, points: corners.map((p) => p.join(",")).join(" ") }));
    };
    if (state.selected !== null) outline(state.selected, "outline selected");
    if (state.pointed !== null && state.pointed !== state.selected) outline(state.pointed, "outline");
    parts.push(...this.touchMarks(recording));
    overlay.replaceChildren(...parts);
  }

  /** Where touches have been until now, with a dot for each moment, and where they are. */
  touchMarks(recording) {
    if (recording.touches.length === 0) return [];
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
