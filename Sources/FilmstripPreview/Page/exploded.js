// The layers of a frame as planes one above the other, which can be turned.

class ExplodedElement extends HTMLElement {
  start(state) {
    this.state = state;
    this.turn = -32;
    this.tilt = 14;
    this.spread = 50;
    this.zoom = 1;
    this.planes = new Map();
    this.levels = ExplodedElement.levels(state.main);
    this.scene = make("div", { class: "scene" });
    this.space = make("div", { class: "space" }, this.scene);
    this.sliders = {
      turn: this.slider("Turn", "turn", -80, 80), tilt: this.slider("Tilt", "tilt", -60, 60),
      spread: this.slider("Spread", "spread", 0, 100), zoom: this.slider("Zoom", "zoom", 0.4, 2.5, 0.05),
    };
    this.replaceChildren(
      this.space, make("div", { class: "sliders" }, ...Object.values(this.sliders), this.legend()));
    this.followPointer();
    new ResizeObserver(() => this.place()).observe(this);
    state.watch((what) => {
      if (what === "view") this.draw();
      if (what === "time") this.draw();
      if (what === "selection" || what === "pointing") this.mark();
    });
  }

  /**
   * How high each layer is: above all that are painted before it and that it meets in any frame, so that
   * planes neither cut each other nor jump.
   */
  static levels(recording) {
    const levels = new Map();
    const boxes = new Map();
    recording.frames.forEach((frame, index) => {
      if (index > 0 && frame === recording.frames[index - 1]) return;
      const placed = recording.placed(index);
      for (const id of [...recording.layerPictures[index].keys(), ...recording.backdropPictures[index].keys()]) {
        const state = frame.states.get(id);
        if (!state || !placed.get(id)) continue;
        const sides = ExplodedElement.sides(placed, frame.states, id);
        if (!sides) continue;
        const box = boxes.get(id);
        const [x, y] = sides;
        boxes.set(id, box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], sides[2]),
          Math.max(box[3], sides[3])] : sides);
      }
    });
    const order = recording.paintingOrder.filter((id) => boxes.has(id));
    // Among thousands of layers the order alone has to do.
    const isCheap = order.length <= 600;
    order.forEach((id, place) => {
      if (!isCheap) {
        levels.set(id, place * (40 / order.length));
        return;
      }
      const box = boxes.get(id);
      let level = 0;
      for (const before of order.slice(0, place)) {
        const other = boxes.get(before);
        const meets = box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3];
        if (meets) level = Math.max(level, levels.get(before) + 1);
      }
      levels.set(id, level);
    });
    return levels;
  }

  /** Left, top, right and bottom of what is left of a layer in the window; null where nothing is. */
  static sides(placed, states, id) {
    const box = (layer) => {
      const [x, y, width, height] = Geometry.box(Geometry.corners(placed.get(layer).matrix, states.get(layer).bounds));
      return [x, y, x + width, y + height];
    };
    let sides = box(id);
    for (const clip of placed.get(id).clips) {
      const other = box(clip);
      sides = [Math.max(sides[0], other[0]), Math.max(sides[1], other[1]), Math.min(sides[2], other[2]),
        Math.min(sides[3], other[3])];
    }
    return sides[0] < sides[2] && sides[1] < sides[3] ? sides : null;
  }

  slider(label, name, min, max, step = 1) {
    const input = make("input", { type: "range", min, max, step, value: this[name], "data-name": name });
    input.addEventListener("input", () => {
      this[name] = Number(input.value);
      this.place();
      if (name === "spread") this.draw();
    });
    return make("label", { class: "slider" }, label, input);
  }

  /** What the lines on planes mean; null where no layer clips or is masked. */
  legend() {
    const { main } = this.state;
    const has = (test) => main.frames.some(({ states }) => [...states.values()].some(test));
    const entry = (name, text) => make("span", { class: "line-of" }, make("span", { class: `sample ${name}` }), text);
    const entries = [];
    if (has((state) => state.masksToBounds)) entries.push(entry("clip", "clips what is in it"));
    if (main.backdropPictures.some((pictures) => pictures.size > 0)) entries.push(entry("blur", "changes what is behind it"));
    return entries.length > 0 ? make("div", { class: "lines" }, ...entries) : null;
  }

  followPointer() {
    this.space.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.space.setPointerCapture(event.pointerId);
      this.drag = { x: event.clientX, y: event.clientY, turn: this.turn, tilt: this.tilt, far: false };
    });
    this.space.addEventListener("pointermove", (event) => {
      if (!this.drag) return;
      const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
      if (Math.abs(dx) + Math.abs(dy) > 3) this.drag.far = true;
      this.turn = Math.min(Math.max(this.drag.turn + dx * 0.35, -80), 80);
      this.tilt = Math.min(Math.max(this.drag.tilt - dy * 0.35, -60), 60);
      this.sliders.turn.lastChild.value = this.turn;
      this.sliders.tilt.lastChild.value = this.tilt;
      this.place();
    });
    this.space.addEventListener("pointerup", (event) => {
      const wasClick = this.drag && !this.drag.far;
      this.drag = null;
      if (!wasClick) return;
      const plane = document.elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest(".plane")).find((element) => element !== null);
      this.state.select(plane ? Number(plane.dataset.layer) : null);
    });
    this.space.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom = Math.min(Math.max(this.zoom * Math.exp(-event.deltaY / 500), 0.4), 2.5);
      this.sliders.zoom.lastChild.value = this.zoom;
      this.place();
    }, { passive: false });
  }

  get gap() { return this.spread * 1.6; }

  /** Turns and sizes the scene. */
  place() {
    const { device } = this.state.main;
    const [width, height] = [this.space.clientWidth, this.space.clientHeight];
    if (width === 0 || height === 0) return;
    const top = Math.max(0, ...this.levels.values()) * this.gap;
    const [turned, tilted] = [this.turn, this.tilt].map((angle) => Math.abs(Math.sin((angle * Math.PI) / 180)) * top);
    const scale = Math.max(
      Math.min(width / (device.width + turned + 60), height / (device.height * 1.08 + tilted + 40)), 0.02);
    this.scene.style.width = `${device.width}px`;
    this.scene.style.height = `${device.height}px`;
    this.scene.style.transform = `translate(-50%, -50%) scale(${scale * this.zoom}) rotateX(${-this.tilt}deg) `
      + `rotateY(${-this.turn}deg) translateZ(${-top / 2}px)`;
  }

  draw() {
    if (this.hidden) return;
    const { state } = this;
    const recording = state.main;
    const pictures = recording.layerPictures[state.frame];
    const backdrops = recording.backdropPictures[state.frame];
    const placed = recording.placed(state.frame);
    const shown = [...pictures.keys(), ...[...backdrops.keys()].filter((id) => !pictures.has(id))];
    for (const plane of this.planes.values()) plane.element.hidden = true;
    for (const id of shown) {
      const place = placed.get(id);
      const [picture, backdrop] = [pictures, backdrops].map((all) => (all.get(id) >= 0 ? all.get(id) : null));
      if (!place?.shows || (picture === null && backdrop === null)) continue;
      const rect = ExplodedElement.around(recording, picture, backdrop);
      const left = Cuts.left(recording, state.frame, id, rect);
      if (left?.length === 0) continue;
      const plane = this.plane(id);
      const { element } = plane;
      element.hidden = false;
      const matrix = place.matrix.slice();
      // A plane has no depth of its own; without this the matrix could not be inverted.
      [matrix[8], matrix[9], matrix[10], matrix[11]] = [0, 0, 1, 0];
      element.style.width = `${rect[2]}px`;
      element.style.height = `${rect[3]}px`;
      element.style.transform = `translateZ(${(this.levels.get(id) ?? 0) * this.gap}px) `
        + `matrix3d(${matrix.join(",")}) translate(${rect[0]}px, ${rect[1]}px)`;
      element.style.opacity = String(Math.max(place.opacity, 0));
      plane.fill(recording, state.frame, { id, place, picture, backdrop, rect, left });
    }
    this.place();
    this.mark();
  }

  /** The rectangle of a layer's picture and of what is seen through it. */
  static around(recording, picture, backdrop) {
    const rects = [picture, backdrop].filter((one) => one !== null).map((one) => recording.planeRect(one));
    const [x, y] = [0, 1].map((axis) => Math.min(...rects.map((rect) => rect[axis])));
    const [right, bottom] = [0, 1].map((axis) => Math.max(...rects.map((rect) => rect[axis] + rect[axis + 2])));
    return [x, y, right - x, bottom - y];
  }

  plane(id) {
    let plane = this.planes.get(id);
    if (plane) return plane;
    plane = new Plane(id, this.state.main.title(id), () => this.draw());
    plane.element.addEventListener("pointerenter", () => { if (!this.drag) this.state.point(id); });
    plane.element.addEventListener("pointerleave", () => this.state.point(null));
    // Where there is no space between planes, the order of painting counts.
    plane.element.style.zIndex = String(this.state.main.paintingOrder.indexOf(id));
    this.planes.set(id, plane);
    this.scene.append(plane.element);
    return plane;
  }

  mark() {
    for (const [id, { element }] of this.planes) {
      element.classList.toggle("selected", id === this.state.selected);
      element.classList.toggle("pointed", id === this.state.pointed);
    }
  }
}
