// All of it as text: what moves, what carries a shadow, callbacks, findings, differences.

class TablesElement extends HTMLElement {
  start(state) {
    const recording = state.main;
    const sections = [];
    if (state.other) {
      sections.push(this.section("Differences", state.differences.length > 0
        ? make("ol", { class: "differences" }, ...state.differences.map((text) => this.difference(state, text)))
        : make("p", { class: "secondary" }, "None.")));
    }
    sections.push(this.section("What moves", this.motions(state)));
    const shadows = this.shadows(recording);
    if (shadows) sections.push(this.section("Shadows", shadows));
    if (recording.findings.length > 0) {
      sections.push(this.section("Findings", this.table(
        "What the author should know", ["Time", "Rule", "Finding", "In"],
        recording.findings.map((finding) => [
          finding.time === undefined ? "" : Format.seconds(finding.time), finding.rule, finding.message,
          finding.object ?? ""]))));
    }
    sections.push(this.section("Callbacks", recording.events.length > 0
      ? this.table("Callbacks in their order", ["Time", "Callback", "Receiver"],
        recording.events.slice(0, 2000).map((event) => [Format.seconds(event.time), event.event, event.object]))
      : make("p", { class: "secondary" }, "None.")));
    this.replaceChildren(...sections);
  }

  section(title, content) {
    const id = `section-${title.toLowerCase().replace(/\W+/g, "-")}`;
    return make("section", { class: "table", "aria-labelledby": id }, make("h2", { id }, title), content);
  }

  table(caption, heads, rows) {
    return make("div", { class: "scrolls" }, make("table", {},
      make("caption", { class: "unseen" }, caption),
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...rows.map((cells) => make("tr", {}, ...cells.map((cell, place) =>
        make(place === 0 ? "th" : "td", place === 0 ? { scope: "row" } : {}, cell)))))));
  }

  /** Which layer moves how far, how long and along which curve. */
  motions(state) {
    const recording = state.main;
    if (recording.motions.length === 0) return make("p", { class: "secondary" }, "Nothing.");
    const rows = recording.motions.map((motion) => {
      const button = make("button", { type: "button", class: "link" }, recording.title(motion.layer));
      button.addEventListener("click", () => state.select(motion.layer));
      return [button, motion.property, `${motion.startText} → ${motion.endText}`,
        Sentence.distance(motion),
        Format.seconds(motion.begin), motion.duration === 0 ? "at once" : Format.seconds(motion.duration),
        motion.curve ?? "no single curve"];
    });
    return this.table("Which layer moves how far, how long, along which curve",
      ["Layer", "Property", "From and to", "Distance", "Begins", "Lasts", "Curve"], rows);
  }

  /** The layers that have a shadow, and what makes it. */
  shadows(recording) {
    const { shadows } = recording.data;
    if (shadows.length === 0) return null;
    return this.table("Which layers carry a shadow", ["Layer", "Shadow", "Values"],
      shadows.map((shadow) => [recording.title(shadow.layer), shadow.kind, shadow.text]));
  }

  /** A line of the motion diff, which leads to the first frame that it names. */
  difference(state, text) {
    const frame = /^frames? (\d+)/.exec(text);
    const place = frame ? state.main.numbers.indexOf(Number(frame[1])) : -1;
    if (place < 0) return make("li", {}, text);
    const button = make("button", { type: "button", class: "link" }, text);
    button.addEventListener("click", () => {
      state.pause();
      state.setFrame(place);
    });
    return make("li", {}, button);
  }
}
