// What the selected layer is, how it moves, and its values in this frame.

class InspectorElement extends HTMLElement {
  start(state) {
    this.state = state;
    state.watch((what) => {
      if (what === "selection" || what === "pointing") this.build();
      if (what === "time") this.update();
    });
    this.build();
  }

  build() {
    const { state } = this;
    const recording = state.main;
    const id = state.shown;
    if (this.builtFor === id) return;
    this.builtFor = id;
    this.values = make("dl", { class: "values" });
    this.calls = make("ul", { class: "calls" });
    this.lastValues = "";
    if (id === null || !recording.layers.has(id)) {
      this.replaceChildren(
        make("h2", {}, "Recording"), this.summary(recording), make("h3", {}, "In this frame"), this.calls);
    } else {
      const layer = recording.layers.get(id);
      const motions = recording.motionsOf.get(id) ?? [];
      this.replaceChildren(
        make("h2", {}, recording.title(id)),
        make("p", { class: "secondary" }, layer.class),
        make("h3", {}, "Moves"),
        motions.length > 0
          ? make("ul", { class: "motions" }, ...motions.map((motion) => make("li", {},
            make("strong", {}, motion.property), make("span", {}, Sentence.way(motion)),
            make("span", { class: "secondary" }, Sentence.pace(motion)))))
          : make("p", { class: "secondary" }, "Not by itself."),
        make("h3", {}, "In this frame"), this.values, this.calls);
    }
    this.update();
  }

  summary(recording) {
    const facts = [
      ["Device", `${recording.device.name}, ${recording.device.width} × ${recording.device.height} pt`],
      ["Frames", `${Format.count(recording.count, "frame")} at ${recording.frameRate} a second`],
      ["Settles", `after ${Format.seconds(recording.duration)}`],
      ["Layers", `${recording.layers.size}, of which ${recording.motionsOf.size} move`],
      ["Callbacks", String(recording.events.length)],
      ["Findings", String(recording.findings.length)],
    ];
    return make("div", {},
      make("dl", { class: "values" },
        ...facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
      ...(this.state.differences.length > 0 ? [make("h3", {}, "Differences"),
        make("ul", { class: "motions" }, ...this.state.differences.slice(0, 8).map((text) => make("li", {}, text)))] : []),
      ...recording.data.omissions.map((text) => make("p", { class: "note" }, `${text}.`)),
      make("p", { class: "secondary" }, "Point at a layer to see where it is; select it to see its curves."));
  }

  update() {
    const { state } = this;
    this.updateCalls();
    const id = state.shown;
    if (id === null) return;
    const values = this.valuesOf(state.main, id);
    const text = JSON.stringify(values);
    if (text === this.lastValues) return;
    this.lastValues = text;
    this.values.replaceChildren(...values.flatMap(([name, value, color]) => {
      const swatch = color ? make("span", { class: "swatch", "aria-hidden": "true" }) : null;
      if (swatch) swatch.style.background = color;
      return [make("dt", {}, name), make("dd", {}, swatch, value)];
    }));
  }

  /** Callbacks between the frame before and this one. */
  updateCalls() {
    const { state } = this;
    const recording = state.main;
    const after = state.frame > 0 ? recording.times[state.frame - 1] : -1;
    const calls = recording.events.filter(
      (event) => event.time > after + 1e-9 && event.time <= recording.times[state.frame] + 1e-9);
    if (this.lastCalls === calls.length && calls.length === 0 && this.calls.firstChild) return;
    this.lastCalls = calls.length;
    this.calls.replaceChildren(...(calls.length > 0
      ? calls.slice(0, 40).map((event) => make("li", {}, make("code", {}, event.event), ` ${event.object}`))
      : [make("li", { class: "secondary" }, "No callbacks.")]));
  }

  valuesOf(recording, id) {
    const state = recording.state(this.state.frame, id);
    if (!state) return [["Presence", "not in the tree"]];
    const place = recording.placed(this.state.frame).get(id);
    const number = (value) => Format.number(value, 1);
    const [x, y, width, height] = Geometry.box(Geometry.corners(place.matrix, state.bounds));
    const rows = [
      ["In the window", `${number(x)}, ${number(y)} · ${number(width)} × ${number(height)}`],
      ["Position", `${number(state.position[0])}, ${number(state.position[1])}`],
      ["Size", `${number(state.bounds[2])} × ${number(state.bounds[3])}`],
      ["Opacity", Format.number(state.opacity, 2)
        + (Math.abs(place.opacity - state.opacity) > 0.004 ? `, ${Format.number(place.opacity, 2)} in all` : "")],
    ];
    if (state.bounds[0] !== 0 || state.bounds[1] !== 0) {
      rows.push(["Bounds origin", `${number(state.bounds[0])}, ${number(state.bounds[1])}`]);
    }
    if (state.hidden) rows.push(["Hidden", "yes"]);
    if (state.transform) {
      const m = Geometry.matrix(state.transform);
      rows.push(["Scale", `${Format.number(Math.hypot(m[0], m[1]), 3)} × ${Format.number(Math.hypot(m[4], m[5]), 3)}`]);
      const angle = (Math.atan2(m[1], m[0]) * 180) / Math.PI;
      if (Math.abs(angle) > 0.05) rows.push(["Rotation", `${number(angle)}°`]);
      if (m[12] !== 0 || m[13] !== 0) rows.push(["Translation", `${number(m[12])}, ${number(m[13])}`]);
    }
    if (state.cornerRadius > 0) rows.push(["Corner radius", `${number(state.cornerRadius)} pt`]);
    const background = Format.color(state.background);
    if (background) rows.push(["Background", background.text, background.css]);
    if (state.shadowOpacity > 0) {
      const color = Format.color(state.shadowColor);
      rows.push(["Shadow", `opacity ${Format.number(state.shadowOpacity, 2)}, radius ${number(state.shadowRadius)} pt, `
        + `offset ${state.shadowOffset.map(number).join(", ")}`, color?.css]);
    }
    const drawn = recording.data.shadows.find((shadow) => shadow.layer === id && shadow.kind.startsWith("drawn"));
    if (drawn) rows.push(["Shadow", `${drawn.kind}, ${drawn.text}`]);
    if (state.masksToBounds) rows.push(["Clips", "to its bounds"]);
    if (state.mask !== null) rows.push(["Mask", recording.title(state.mask)]);
    return rows;
  }
}

