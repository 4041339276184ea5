// The list of cases at the left: those that do not pass with what differs, the others as lines.

class CasesElement extends HTMLElement {
  start(state) {
    this.state = state;
    this.rows = new Map();
    this.addEventListener("keydown", (event) => this.move(event));
    state.watch((what) => {
      if (what === "filter") this.build();
      if (what === "open") this.update();
    });
    this.build();
  }

  /** Arrows go from case to case. */
  move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
    const links = [...this.querySelectorAll("a.case-link, button.group-head")];
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
    document.getElementById("found").textContent = found.length === total ? "" : `${found.length} of ${Format.count(total, "case")}`;
    this.update();
  }

  group(name, title, cases, isOpen) {
    const list = make("ul", { class: "rows", id: `rows-${name}`, role: "list" });
    const head = make("button", {
      type: "button", class: "group-head", "aria-expanded": String(isOpen), "aria-controls": `rows-${name}`,
    }, make("span", { class: "twist", "aria-hidden": "true" }), title);
    const show = (isShown) => {
      head.setAttribute("aria-expanded", String(isShown));
      list.hidden = !isShown;
      // Lines are made when they are first shown.
      if (isShown && list.childElementCount === 0) list.append(...cases.map((made) => this.row(made)));
    };
    head.addEventListener("click", () => {
      const isShown = list.hidden;
      if (name === "passed") this.state.isPassedShown = isShown;
      show(isShown);
      this.update();
    });
    show(isOpen);
    return make("section", { class: `group-of-cases ${name}` }, make("h2", {}, head), list);
  }

  row(made) {
    const { title, glyph, kind } = outcomes[made.outcome];
    const details = made.isPassed ? [] : made.sentences.slice(0, 3).map((line) => make("li", {}, line));
    const findings = made.findingCount > 0 ? Format.count(made.findingCount, "finding") : null;
    const link = make("a", {
      class: "case-link", href: `#${encodeURIComponent(made.fullName)}`,
      "aria-label": `${title}: ${made.fullName}${findings ? `, ${findings}` : ""}`,
    }, make("span", { class: `glyph ${kind}` }, glyph), make("span", { class: "suite" }, `${made.suite}/`),
    make("span", { class: "name" }, made.name),
    made.ignoredCount > 0 ? make("span", { class: "ignored-tag" }, "ignored") : null,
    findings ? make("span", { class: "findings-count", title: findings }, `◆ ${made.findingCount}`) : null);
    const row = make("li", { class: `case-row ${made.isPassed ? "passed" : "failed"}` }, link,
      details.length > 0 ? make("ul", { class: "sentences" }, ...details) : null);
    // Anywhere in it, for those who point; the link is for keys.
    row.addEventListener("click", (event) => {
      const selection = getSelection();
      // Who selects its text does not mean to open it.
      const isSelecting = selection.type === "Range" && row.contains(selection.anchorNode);
      if (!event.target.closest("a") && !isSelecting) link.click();
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
