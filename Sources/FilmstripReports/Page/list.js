// The list of cases at the left: those that do not pass by what is behind them, the others as lines.

class CasesElement extends HTMLElement {
  start(state) {
    this.state = state;
    this.rows = new Map();
    /** What shows the group that a case is in. */
    this.openers = new Map();
    this.boxes = [];
    this.addEventListener("keydown", (event) => this.move(event));
    state.watch((what) => {
      if (what === "filter") this.build();
      if (what === "open") {
        this.openers.get(state.open)?.();
        this.update();
      }
      if (what === "chosen") this.updateChoice();
    });
    this.build();
    this.startChoice();
  }

  /** What is chosen, and the command that accepts it. */
  startChoice() {
    const { state } = this;
    document.getElementById("copy-command").addEventListener("click", () => Export.copyText(state.command, "The command"));
    document.getElementById("choose-none").addEventListener("click", () => state.choose([...state.chosen], false));
  }

  updateChoice() {
    const { state } = this;
    const { size } = state.chosen;
    document.getElementById("choice").hidden = size === 0;
    for (const { box, cases } of this.boxes) {
      const count = cases.filter((made) => state.chosen.has(made)).length;
      box.checked = count === cases.length;
      box.indeterminate = count > 0 && count < cases.length;
    }
    if (size === 0) return;
    document.getElementById("chosen-count").textContent = `${Format.count(size, "case")} chosen`;
    document.getElementById("command").textContent = state.command;
  }

  /** A box that chooses cases; nothing where none of them can be accepted. */
  chooser(cases, name) {
    const possible = cases.filter((made) => made.acceptance !== null);
    if (possible.length === 0 || !this.state.data.accept) return null;
    const box = make("input", { type: "checkbox", class: "choose", "aria-label": `Choose ${name}` });
    box.addEventListener("change", () => this.state.choose(possible, box.checked));
    this.boxes.push({ box, cases: possible });
    return box;
  }

  /** Arrows go from case to case. */
  move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
    const links = [...this.querySelectorAll("a.case-link, button.group-head")].filter((link) => link.closest("[hidden]") === null);
    const next = links[links.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  build() {
    const { state } = this;
    const found = state.listed;
    const failed = found.filter((made) => !made.isPassed);
    const passed = found.filter((made) => made.isPassed);
    this.rows.clear();
    this.openers.clear();
    this.boxes = [];
    const parts = [];
    if (failed.length > 0) parts.push(this.group("failed", `${failed.length} not as expected`, failed, true));
    if (passed.length > 0) {
      // What was looked for is shown.
      const isOpen = state.isPassedShown || state.query !== "" || !["all", "failed"].includes(state.filter);
      parts.push(this.group("passed", `${passed.length} as expected`, passed, isOpen));
    }
    if (found.length === 0) parts.push(make("p", { class: "nothing" }, "No case is like this."));
    this.replaceChildren(...parts);
    const total = state.data.cases.length;
    this.openers.get(state.open)?.();
    this.updateChoice();
    document.getElementById("found").textContent = found.length === total ? "" : `${found.length} of ${Format.count(total, "case")}`;
    this.update();
  }

  group(name, title, cases, isOpen) {
    const list = make("ul", { class: "rows", id: `rows-${name}`, role: "list" });
    const head = make("button", {
      type: "button", class: "group-head", "aria-expanded": String(isOpen), "aria-controls": `rows-${name}`,
    }, make("span", { class: "twist", "aria-hidden": "true" }), title);
    const show = name === "passed" ? this.shower(head, list, cases, (made) => this.row(made))
      : this.shower(head, list, this.state.groups(cases), (group, number) => (group.cases.length > 1
        ? this.causeGroup(group, number) : this.row(group.cases[0])), 40);
    head.addEventListener("click", () => {
      const isShown = list.hidden;
      if (name === "passed") this.state.isPassedShown = isShown;
      show(isShown);
      this.update();
    });
    show(isOpen);
    const box = name === "failed" ? this.chooser(cases, "all that are listed") : null;
    return make("section", { class: `group-of-cases ${name}` }, make("div", { class: "section-head" }, make("h2", {}, head), box), list);
  }

  /** What shows and hides a list, whose lines are made when they are first shown: so many at once, and the others when
   * these can be used. */
  shower(head, list, items, line, count = items.length) {
    const add = (from, to) => {
      list.append(...items.slice(from, to).map((item, index) => line(item, from + index)));
      this.updateChoice();
    };
    return (isShown) => {
      head.setAttribute("aria-expanded", String(isShown));
      list.hidden = !isShown;
      if (!isShown || list.childElementCount > 0) return;
      add(0, count);
      if (count < items.length) {
        setTimeout(() => {
          add(count);
          this.openers.get(this.state.open)?.();
          this.update();
        });
      }
    };
  }

  /** Cases with one cause: a line that says it, and the cases below when they are asked for. */
  causeGroup({ cause, outcome, cases }, number) {
    const { title, glyph, kind } = outcomes[outcome];
    const list = make("ul", { class: "rows", id: `cause-${number}`, role: "list", hidden: true });
    const head = make("button", {
      type: "button", class: "group-head cause", "aria-expanded": "false", "aria-controls": `cause-${number}`,
      "aria-label": `${title}: ${cause}, ${Format.count(cases.length, "case")}`,
    }, make("span", { class: "twist", "aria-hidden": "true" }), make("span", { class: `glyph ${kind}` }, glyph),
    make("span", { class: "what" }, cause), make("span", { class: "number" }, String(cases.length)));
    const show = this.shower(head, list, cases, (made) => this.row(made, made.sentences.filter((line) => line !== cause).slice(0, 2)));
    head.addEventListener("click", () => {
      show(list.hidden);
      this.update();
    });
    for (const made of cases) this.openers.set(made, () => show(true));
    const pictured = cases.find((made) => made.hasThumbnail);
    return make("li", { class: "cause-group" }, make("div", { class: "cause-head" },
      this.chooser(cases, `all with ${cause}`), pictured ? this.thumbnail(pictured) : null, head), list);
  }

  /** A small picture of a case, which is read when it comes into view. */
  thumbnail(made) {
    return make("img", { class: "thumbnail", src: this.state.data.picture(made, "thumbnail"), alt: "", loading: "lazy",
      decoding: "async", width: 36, height: 78 });
  }

  /** A case, with some lines of what differs. */
  row(made, sentences = made.isPassed ? [] : made.sentences.slice(0, 3)) {
    const { title, glyph, kind } = outcomes[made.outcome];
    const details = sentences.map((line) => make("li", {}, line));
    const findings = made.findingCount > 0 ? Format.count(made.findingCount, "finding") : null;
    const link = make("a", {
      class: "case-link", href: `#${encodeURIComponent(made.fullName)}`,
      "aria-label": `${title}: ${made.fullName}${findings ? `, ${findings}` : ""}`,
    }, make("span", { class: `glyph ${kind}` }, glyph), make("span", { class: "suite" }, `${made.suite}/`),
    make("span", { class: "name" }, made.name),
    made.ignoredCount > 0 ? make("span", { class: "ignored-tag" }, "ignored") : null,
    findings ? make("span", { class: "findings-count", title: findings }, `◆ ${made.findingCount}`) : null);
    const row = make("li", { class: `case-row ${made.isPassed ? "passed" : "failed"}` }, this.chooser([made], made.fullName),
      made.hasThumbnail ? this.thumbnail(made) : null,
      make("div", { class: "words" }, link, details.length > 0 ? make("ul", { class: "sentences" }, ...details) : null));
    // Anywhere in it, for those who point; the link is for keys.
    row.addEventListener("click", (event) => {
      const selection = getSelection();
      // Who selects its text does not mean to open it.
      const isSelecting = selection.type === "Range" && row.contains(selection.anchorNode);
      if (!event.target.closest("a, input") && !isSelecting) link.click();
    });
    this.rows.set(made, { row, link });
    return row;
  }

  /** Marks the open case. */
  update() {
    this.querySelector("a[aria-current]")?.removeAttribute("aria-current");
    const entry = this.state.open && this.rows.get(this.state.open);
    if (!entry) return;
    entry.link.setAttribute("aria-current", "true");
    entry.row.scrollIntoView({ block: "nearest" });
  }
}
