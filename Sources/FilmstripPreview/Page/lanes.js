// Curves over time, one lane for each property that moves, with callbacks, touches and findings on the
// same axis.

const laneLayout = {
  margin: 20, least: 84, most: 168, speedHeight: 18,
  /** Width of the labels; narrower where there is little room. */
  gutterOf(width) { return width < 700 ? 148 : 216; },
};

class LanesElement extends HTMLElement {
  start(state) {
    this.state = state;
    this.setAttribute("aria-label", "Curves");
    this.ruler = make("div", { class: "lane ruler" });
    this.body = make("div", { class: "lane-list" });
    this.playhead = make("div", { class: "playhead", "aria-hidden": "true" });
    this.shade = [make("div", { class: "shade" }), make("div", { class: "shade" })];
    this.replaceChildren(this.ruler, this.body, ...this.shade, this.playhead);
    this.values = [];
    this.limit = 24;
    /** What makes further lanes, above the curves. */
    this.heads ??= [];
    new ResizeObserver(() => this.layOut()).observe(this);
    this.followPointer();
    state.watch((what) => {
      if (what === "selection" || what === "pointing") this.build();
      if (what === "time" || what === "clock") this.updateTime(what);
      if (what === "range") this.updateRange();
    });
    this.build();
  }

  get gutter() { return laneLayout.gutterOf(this.clientWidth); }

  get plotWidth() { return Math.max(this.clientWidth - this.gutter - laneLayout.margin, 40); }

  /** How high the curves of values are: lanes share the room that there is. */
  get valueHeight() { return this.laneHeight - laneLayout.speedHeight - 14; }

  x(time) { return (time / this.state.length) * this.plotWidth; }

  followPointer() {
    const time = (event) => {
      const box = this.getBoundingClientRect();
      return ((event.clientX - box.left - this.gutter) / this.plotWidth) * this.state.length;
    };
    this.addEventListener("pointerdown", (event) => {
      const box = this.getBoundingClientRect();
      const isPlot = event.clientX - box.left > this.gutter - 6 && event.clientX - box.left < this.clientWidth;
      if (event.button !== 0 || !isPlot || event.target.closest("button")) return;
      event.preventDefault();
      this.setPointerCapture(event.pointerId);
      this.state.pause();
      this.dragStart = event.shiftKey ? time(event) : null;
      this.isDragging = true;
      if (!event.shiftKey) this.state.setTime(time(event));
    });
    this.addEventListener("pointermove", (event) => {
      if (!this.isDragging) return;
      if (this.dragStart !== null) this.state.setRange([this.dragStart, time(event)]);
      else this.state.setTime(time(event));
    });
    const end = () => { this.isDragging = false; };
    this.addEventListener("pointerup", end);
    this.addEventListener("pointercancel", end);
  }

  layOut() {
    const size = `${this.clientWidth} ${this.clientHeight}`;
    if (this.lastSize === size) return;
    this.lastSize = size;
    this.style.setProperty("--gutter", `${this.gutter}px`);
    this.build();
  }

  /** The lanes of the layer that is shown, or of all that move. */
  groups() {
    const { main, shown } = this.state;
    const motions = shown !== null && main.motionsOf.has(shown) ? main.motionsOf.get(shown) : main.motions;
    const groups = new Map();
    for (const motion of motions) {
      const [family, part] = Format.family(motion.property);
      const key = `${motion.layer} ${family}`;
      if (!groups.has(key)) groups.set(key, { layer: motion.layer, family, unit: motion.unit, parts: [] });
      const { parts } = groups.get(key);
      // As x and y of most scales: one curve over the other would look like one of them.
      const twin = parts.find((other) => other.motion.values.every((value, index) => value === motion.values[index]));
      if (twin) twin.part += `, ${part}`; else parts.push({ part, motion });
    }
    for (const { parts } of groups.values()) {
      for (const part of parts) part.twin = this.twin(part.motion);
    }
    const all = [...groups.values()];
    if (!this.state.other) return all;
    // What differs comes first.
    const differs = ({ parts }) => parts.some(({ motion, twin }) => !twin
      || motion.values.length !== twin.values.length
      || motion.values.some((value, index) => value !== twin.values[index]));
    return [...all.filter(differs), ...all.filter((group) => !differs(group))];
  }

  /** The same property of the same layer in the other recording. */
  twin(motion) {
    const { other, pairs } = this.state;
    return other?.motionsOf.get(pairs.get(motion.layer))
      ?.find((candidate) => candidate.property === motion.property) ?? null;
  }

  build() {
    if (this.clientWidth === 0) return;
    this.values = [];
    this.buildRuler();
    const { main, shown } = this.state;
    const lanes = this.heads.map((head) => head(this));
    if (main.events.length > 0) lanes.push(this.callbackLane(main));
    if (main.touches.length > 0) lanes.push(this.touchLane(main));
    if (main.findings.some((finding) => finding.time !== undefined)) lanes.push(this.findingLane(main));
    const groups = this.groups();
    const room = (this.clientHeight - 27 - lanes.length * 30 - 4) / Math.max(groups.length, 1);
    this.laneHeight = Math.round(Math.min(Math.max(room, laneLayout.least), laneLayout.most));
    if (shown !== null && !main.motionsOf.has(shown)) {
      lanes.push(make("p", { class: "lane-note" },
        `${main.title(shown)} does not move by itself; these are the curves of all layers that do.`));
    }
    for (const group of groups.slice(0, this.limit)) lanes.push(this.lane(group));
    if (groups.length > this.limit) {
      const more = make("button", { type: "button", class: "link" }, `Show ${groups.length - this.limit} more`);
      more.addEventListener("click", () => { this.limit += 100; this.build(); });
      lanes.push(make("p", { class: "lane-note" }, more));
    }
    if (groups.length === 0) lanes.push(make("p", { class: "lane-note" }, "Nothing moves."));
    this.body.replaceChildren(...lanes);
    // As high as all lanes, so that it is there wherever they are scrolled to.
    const full = Math.max(this.ruler.offsetHeight + this.body.offsetHeight, this.clientHeight);
    this.style.setProperty("--full", `${full}px`);
    this.updateTime("time");
    this.updateRange();
  }

  buildRuler() {
    const { length } = this.state;
    const width = this.plotWidth;
    const step = Format.step(length, width / 84);
    const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const marks = [];
    const { times } = this.state.main;
    if (width / times.length > 4) {
      for (const time of times) {
        marks.push(make("line", { class: "frame-tick", x1: this.x(time), x2: this.x(time), y1: 22, y2: 26 }));
      }
    }
    for (let index = 0; index * step <= length + 1e-9; index += 1) {
      const time = index * step;
      const x = this.x(time);
      if (x > width + 1) break;
      marks.push(make("line", { class: "tick", x1: x, x2: x, y1: 18, y2: 26 }));
      const anchor = index === 0 ? "start" : x > width - 24 ? "end" : "middle";
      const text = index === 0 ? "0" : `${time.toFixed(digits)} s`;
      marks.push(make("text", { class: "tick-text", x, y: 13, "text-anchor": anchor }, text));
    }
    this.ruler.replaceChildren(
      make("div", { class: "lane-label legend" }, ...this.legend()), make("svg", { width, height: 26, class: "plot", "aria-hidden": "true" }, ...marks));
  }

  /** Which curves are which recording's. */
  legend() {
    if (!this.state.other) return [];
    return [["expected", "solid"], ["actual", "dashed"]].map(([name, kind]) =>
      make("span", {}, make("span", { class: `line-sample ${kind}`, "aria-hidden": "true" }), `${name}`,
        make("span", { class: "unseen" }, `: ${kind}`)));
  }

  laneOf(name, detail, content, height, extra = null) {
    return make("div", { class: "lane", role: "group", "aria-label": `${name} ${detail ?? ""}`.trim() },
      make("div", { class: "lane-label" }, make("span", { class: "lane-name" }, name),
        detail ? make("span", { class: "lane-detail" }, detail) : null, extra), content);
  }

  /** Markers at times, each a button that leads there, with labels where there is room. */
  markers(items, kind) {
    const width = this.plotWidth;
    const plot = make("div", { class: `plot markers ${kind}` });
    plot.style.width = `${width}px`;
    const ends = [-Infinity, -Infinity];
    let rows = 1;
    for (const { time, label, titles } of items) {
      const x = this.x(Math.min(time, this.state.length));
      const button = make("button", {
        type: "button", class: "marker", title: titles.join("\n"),
        "aria-label": `${Format.seconds(time)}: ${titles.slice(0, 12).join(", ")}`,
      });
      button.addEventListener("click", () => { this.state.pause(); this.state.setTime(time); });
      // About as wide as its letters; what does not fit is in the title.
      const room = label.length * 6 + 20;
      const isMarkerFree = ends.some((end) => x > end);
      const after = x + room < width + 8 ? ends.findIndex((end) => x > end) : -1;
      const before = after < 0 ? ends.findIndex((end) => x - room > end) : -1;
      const [fits, fitsBefore] = [after >= 0, before >= 0];
      const place = fits ? after : fitsBefore ? before : Math.max(ends.findIndex((end) => x > end), 0);
      if (fits || fitsBefore) {
        button.append(make("span", { class: "marker-label" }, label));
        button.classList.toggle("before", fitsBefore);
        ends[place] = fits ? x + room : x + 6;
      } else if (isMarkerFree) {
        ends[place] = Math.max(ends[place], x + 6);
      }
      rows = Math.max(rows, place + 1);
      if (fitsBefore) button.style.right = `${width - x}px`; else button.style.left = `${x}px`;
      button.style.top = `${4 + place * 17}px`;
      plot.append(button);
    }
    plot.style.height = `${8 + rows * 17}px`;
    return plot;
  }

  static together(items) {
    const groups = new Map();
    for (const item of items) {
      const key = item.time.toFixed(6);
      if (!groups.has(key)) groups.set(key, []);
      groups.get(key).push(item);
    }
    return [...groups.values()];
  }

  callbackLane(recording) {
    const items = LanesElement.together(recording.events.slice(0, 5000)).map((events) => ({
      time: events[0].time,
      label: events.length === 1 ? events[0].event : `${events[0].event} +${events.length - 1}`,
      titles: events.map((event) => `${event.event} ${event.object}`),
    })).slice(0, 400);
    return this.laneOf("Callbacks", null, this.markers(items, "callbacks"));
  }

  touchLane(recording) {
    const names = { began: "down", ended: "up", cancelled: "cancelled" };
    const items = recording.touches.filter((point) => point.phase !== "moved").slice(0, 400).map((point) => ({
      time: point.time, label: names[point.phase],
      titles: [`touch ${names[point.phase]} at ${Format.number(point.x)}, ${Format.number(point.y)}`],
    }));
    return this.laneOf("Touches", null, this.markers(items, "touches"));
  }

  findingLane(recording) {
    const items = LanesElement.together(recording.findings.filter((finding) => finding.time !== undefined))
      .map((findings) => ({
        time: findings[0].time,
        label: findings.length === 1 ? findings[0].rule : `${findings[0].rule} +${findings.length - 1}`,
        titles: findings.map((finding) => finding.message),
      })).slice(0, 200);
    return this.laneOf("Findings", null, this.markers(items, "findings"));
  }

  lane(group) {
    const { main } = this.state;
    const values = make("span", { class: "lane-values" });
    const svg = this.curves(group, this.plotWidth, this.valueHeight);
    const save = make("button", { type: "button", class: "tiny", title: "Save this curve as SVG" }, "SVG");
    save.addEventListener("click", () => Export.save(this.file(group), `${this.fileName(group)}.svg`));
    const copy = make("button", { type: "button", class: "tiny", title: "Copy this curve as SVG text" }, "Copy");
    copy.addEventListener("click", () => Export.copyText(this.file(group), "The curve as SVG"));
    const label = make("div", { class: "lane-label" },
      make("span", { class: "lane-name" }, Format.words(group.family)),
      make("span", { class: "lane-detail" }, main.title(group.layer)), values,
      make("span", { class: "lane-ticks", "aria-hidden": "true" }, ...this.tickTexts(group)),
      make("span", { class: "lane-tools" }, copy, save));
    this.values.push({ group, element: values, text: "" });
    const words = group.parts.map(({ motion }) => `${motion.property} ${Sentence.way(motion)}, ${Sentence.pace(motion)}`);
    return make("div", {
      class: "lane curve", role: "group", "aria-label": `${main.title(group.layer)}: ${words.join("; ")}`,
    }, label, svg);
  }

  /** The range of a lane's values, and round ticks in it. */
  static scale(parts) {
    let [low, high] = [Infinity, -Infinity];
    for (const { motion, twin } of parts) {
      for (const value of [...motion.values, ...(twin?.values ?? [])]) {
        if (value === null) continue;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    if (high - low < 1e-9) [low, high] = [low - 0.5, high + 0.5];
    const step = Format.step(high - low, 2.5);
    const ticks = [];
    for (let value = Math.ceil(low / step - 1e-9) * step; value <= high + step * 1e-6; value += step) {
      ticks.push(Math.abs(value) < step * 1e-6 ? 0 : value);
    }
    return { low, high, ticks };
  }

  static y(scale, value, height) {
    return 5 + (height - 10) * (1 - (value - scale.low) / (scale.high - scale.low));
  }

  tickTexts(group) {
    const scale = LanesElement.scale(group.parts);
    return scale.ticks.map((tick) => {
      const text = make("span", {}, Format.number(tick, 4));
      text.style.top = `${LanesElement.y(scale, tick, this.valueHeight)}px`;
      return text;
    });
  }

  /** Points of a curve in runs, without the frames in which the layer is not there. */
  static runs(values, times, place) {
    const runs = [];
    let run = [];
    values.forEach((value, index) => {
      if (value === null) {
        if (run.length > 0) runs.push(run);
        run = [];
      } else {
        run.push(place(times[index], value, index));
      }
    });
    if (run.length > 0) runs.push(run);
    return runs;
  }

  static path(runs) {
    return runs.map((run) => `M${run.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`).join("");
  }

  /** Speeds between frames, at the middle of both. */
  static speeds(motion, times) {
    const speeds = [];
    for (let index = 1; index < times.length; index += 1) {
      const [before, now] = [motion.values[index - 1], motion.values[index]];
      const passed = times[index] - times[index - 1];
      speeds.push(before === null || now === null || passed <= 0 ? null : Math.abs(now - before) / passed);
    }
    return speeds;
  }

  curves(group, width, height) {
    const { main, other } = this.state;
    const scale = LanesElement.scale(group.parts);
    const x = (time) => (time / this.state.length) * width;
    const content = scale.ticks.map((tick) => {
      const y = LanesElement.y(scale, tick, height);
      return make("line", { class: "grid", x1: 0, x2: width, y1: y, y2: y });
    });
    const middles = main.times.slice(1).map((time, index) => (time + main.times[index]) / 2);
    const allSpeeds = group.parts.map(({ motion }) => LanesElement.speeds(motion, main.times));
    const fastest = Math.max(1e-12, ...allSpeeds.flat().filter((speed) => speed !== null));
    group.fastest = fastest;
    const base = (this.valueHeight + 10) + laneLayout.speedHeight;
    group.parts.forEach(({ motion, twin }, index) => {
      const speeds = LanesElement.runs(allSpeeds[index], middles,
        (time, speed) => [x(time), base - (speed / fastest) * laneLayout.speedHeight]);
      for (const run of speeds) {
        const area = `M${run[0][0].toFixed(2)} ${base}L${run.map(([px, py]) => `${px.toFixed(2)} ${py.toFixed(2)}`).join("L")}`
          + `L${run[run.length - 1][0].toFixed(2)} ${base}Z`;
        content.push(make("path", { class: `speed c${index % 4}`, d: area }));
      }
      if (twin) {
        content.push(make("path", { class: `twin c${index % 4}`, d: LanesElement.path(LanesElement.runs(
          twin.values, other.times, (time, value) => [x(time), LanesElement.y(scale, value, height)])) }));
      }
      const runs = LanesElement.runs(motion.values, main.times,
        (time, value) => [x(time), LanesElement.y(scale, value, height)]);
      content.push(make("path", { class: `curve c${index % 4}`, d: LanesElement.path(runs) }));
      for (const run of runs.filter((points) => points.length === 1)) {
        content.push(make("circle", { class: `dot c${index % 4}`, cx: run[0][0], cy: run[0][1], r: 2 }));
      }
    });
    content.push(make("line", { class: "base", x1: 0, x2: width, y1: base, y2: base }));
    content.push(make("text", { class: "speed-text", x: width - 2, y: (this.valueHeight + 10) + 8, "text-anchor": "end" },
      `up to ${Format.speed(fastest, group.unit)}`));
    return make("svg", { class: "plot", width, height: this.laneHeight, "aria-hidden": "true" }, ...content);
  }

  updateTime(what) {
    const { state } = this;
    this.playhead.style.transform = `translateX(${this.gutter + this.x(state.time)}px)`;
    if (what !== "time") return;
    for (const entry of this.values) {
      const parts = entry.group.parts.map(({ part, motion }) =>
        `${part ? `${part} ` : ""}${Format.value(motion.values[state.frame], motion.unit)}`);
      const text = parts.join("  ");
      if (text === entry.text) continue;
      entry.text = text;
      entry.element.replaceChildren(...parts.map((content, index) =>
        make("span", { class: `c${index % 4}` }, content)));
    }
  }

  updateRange() {
    const { range } = this.state;
    const [begin, end] = range ?? [0, this.state.length];
    const [before, after] = this.shade;
    before.hidden = after.hidden = range === null;
    before.style.left = `${this.gutter}px`;
    before.style.width = `${this.x(begin)}px`;
    after.style.left = `${this.gutter + this.x(end)}px`;
    after.style.width = `${this.plotWidth - this.x(end)}px`;
  }

  fileName(group) {
    return `${this.state.main.name}-${this.state.main.title(group.layer)}-${group.family}`.replace(/[^\w-]+/g, "-");
  }

  /** A lane as an SVG file of its own, with its axis. */
  file(group) {
    const [width, height, left, top] = [480, 160, 56, 34];
    const scale = LanesElement.scale(group.parts);
    const x = (time) => left + (time / this.state.length) * (width - left - 16);
    const y = (value) => top + LanesElement.y(scale, value, height - top - 26);
    const colors = ["#0a66d8", "#c2410c", "#15803d", "#7c3aed"];
    const title = `${this.state.main.title(group.layer)} · ${Format.words(group.family)}`;
    const font = { "font-family": "-apple-system, system-ui, sans-serif", "font-size": 11, fill: "#6b7280" };
    const step = Format.step(this.state.length, 5);
    const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const marks = [];
    for (let time = 0; time <= this.state.length + 1e-9; time += step) {
      marks.push(make("text", { ...font, x: x(time), y: height - 6, "text-anchor": "middle" }, `${time.toFixed(digits)} s`));
    }
    for (const tick of scale.ticks) {
      marks.push(make("line", { x1: left, x2: width - 16, y1: y(tick), y2: y(tick), stroke: "#e5e7eb" }));
      marks.push(make("text", { ...font, x: left - 6, y: y(tick) + 4, "text-anchor": "end" }, Format.number(tick, 4)));
    }
    group.parts.forEach(({ motion, part }, index) => {
      marks.push(make("path", {
        fill: "none", stroke: colors[index % 4], "stroke-width": 1.75, "stroke-linejoin": "round",
        d: LanesElement.path(LanesElement.runs(motion.values, this.state.main.times, (time, value) => [x(time), y(value)])),
      }));
      if (part) {
        marks.push(make("text", { ...font, fill: colors[index % 4], x: width - 16 - 56 * (group.parts.length - 1 - index), y: 20, "text-anchor": "end" }, part));
      }
    });
    const svg = make("svg", { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
      make("title", {}, title), make("rect", { width, height, fill: "#ffffff" }),
      make("text", { ...font, x: 16, y: 20, fill: "#111827", "font-size": 13, "font-weight": 600 }, title), ...marks);
    return new XMLSerializer().serializeToString(svg);
  }
}
