// Puts the report together: the summary, filters, keys, and which case is open, which the address says.

/** Opens the case that is so many after the open one in the list. */
function openNext(state, count) {
  const { listed } = state;
  const now = listed.indexOf(state.open);
  const next = now < 0 ? listed[count > 0 ? 0 : listed.length - 1] : listed[now + count];
  if (next) location.hash = encodeURIComponent(next.fullName);
  else announce(count > 0 ? "This is the last case of the list" : "This is the first case of the list");
}

function startSummary(data) {
  document.getElementById("summary").textContent = data.summary;
  document.getElementById("facts").textContent = [
    data.shard ? `part ${data.shard[0]} of ${data.shard[1]}` : null,
    data.totalCount > data.cases.length ? `${data.totalCount} cases in all` : null,
    data.base ? `compared with ${data.base}` : `goldens in ${data.reference}`, `Filmstrip ${data.filmstrip}`,
  ].filter(Boolean).join("  ·  ");
  const share = document.getElementById("share");
  share.setAttribute("aria-label", data.summary);
  share.replaceChildren(...Object.entries(outcomes).map(([outcome, { kind, title }]) => {
    const count = data.count(outcome);
    if (count === 0) return "";
    const part = make("span", { class: kind, title: `${count} ${title.toLowerCase()}` });
    part.style.flexGrow = count;
    return part;
  }));
  const notes = document.getElementById("notes");
  notes.hidden = data.notes.length === 0;
  notes.replaceChildren(...data.notes.map((note) => make("li", {}, note)));
}

function startFilters(state) {
  const { data } = state;
  const failed = data.cases.filter((made) => !made.isPassed).length;
  const found = data.cases.filter((made) => made.findingCount > 0).length;
  const kinds = Object.keys(outcomes).filter((outcome) => data.outcomes.includes(outcome)).map((outcome) => [outcome, outcomes[outcome].title, data.count(outcome)]);
  const choices = [["all", "All", data.cases.length], ["failed", "Failed", failed],
    ...kinds.filter(([name]) => outcomes[name].kind !== "good"), ...kinds.filter(([name]) => outcomes[name].kind === "good"),
    ["findings", "With findings", found]]
    // What is all of them, or all that failed, needs no choice of its own.
    .filter(([name, , count]) => name === "all" || (count > 0 && !(outcomes[name] && outcomes[name].kind !== "good" && count === failed)));
  const buttons = choices.map(([name, title, count]) => {
    const button = make("button", { type: "button", class: "chip" }, title, make("span", { class: "number" }, String(count)));
    button.dataset.filter = name;
    button.addEventListener("click", () => state.set({ filter: state.filter === name ? "all" : name }, "filter"));
    return button;
  });
  document.getElementById("filters").replaceChildren(...buttons);
  const search = document.getElementById("search");
  search.addEventListener("input", () => state.set({ query: search.value.trim().toLowerCase() }, "filter"));
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && state.listed.length > 0) location.hash = encodeURIComponent(state.listed[0].fullName);
    if (event.key === "ArrowDown") {
      event.preventDefault();
      document.querySelector("a.case-link, button.group-head")?.focus();
    }
    if (event.key === "Escape") {
      search.value = "";
      state.set({ query: "" }, "filter");
      search.blur();
    }
  });
  const update = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.filter === state.filter));
  };
  state.watch((what) => { if (what === "filter") update(); });
  update();
}

/** The case that the address names is open. */
function followAddress(state) {
  const read = () => {
    let name = "";
    try { name = decodeURIComponent(location.hash.slice(1)); } catch { /* Not one of ours. */ }
    const made = state.data.byName.get(name) ?? null;
    if (made === state.open) return;
    state.set({ open: made }, "open");
    document.title = made ? `${made.fullName} – Filmstrip` : `${state.data.summary} – Filmstrip`;
    const pane = document.getElementById("case");
    pane.scrollTop = 0;
    if (matchMedia("(max-width: 900px)").matches) window.scrollTo(0, 0);
  };
  window.addEventListener("hashchange", read);
  read();
  // The first that is not as expected, where there is room for both.
  const [first] = state.listed;
  if (!state.open && location.hash === "" && first && !first.isPassed && matchMedia("(min-width: 901px)").matches) {
    state.set({ open: first }, "open");
  }
}

function startReportKeys(state) {
  /** Chooses some cases, or if all of them are chosen, none. */
  const toggle = (cases) => {
    const possible = state.data.accept ? cases.filter((made) => made.acceptance !== null) : [];
    if (possible.length === 0) announce("There is nothing to accept here");
    else state.choose(possible, !possible.every((made) => state.chosen.has(made)));
  };
  const actions = { n: () => openNext(state, 1), p: () => openNext(state, -1), "/": () => document.getElementById("search").focus(),
    a: (event) => {
      const { open, listed } = state;
      if (!open) return;
      toggle(event.shiftKey ? listed.filter((made) => made.outcome === open.outcome && made.cause === open.cause) : [open]);
    } };
  const viewer = document.querySelector("filmstrip-case");
  const modes = ["side", "slider", "over", "blink", "difference"];
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || event.target.closest?.("input:not([type='checkbox'])")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = actions[key]
      ?? (key === "c" && viewer.viewer?.other ? () => {
        const next = modes[(modes.indexOf(viewer.viewer.comparison) + 1) % modes.length];
        viewer.viewer.set({ comparison: next });
        announce(comparisons.find(([name]) => name === next)[1]);
      } : null);
    if (!action) return;
    event.preventDefault();
    action(event);
  });
  startKeys(() => viewer.viewer);
}

function startReport() {
  const element = document.getElementById("filmstrip-data");
  const data = new ReportData(JSON.parse(element.textContent));
  element.remove();
  const state = new ReportState(data);
  startTheme();
  startSummary(data);
  startFilters(state);
  document.querySelector("filmstrip-cases").start(state);
  followAddress(state);
  document.querySelector("filmstrip-case").start(state);
  startReportKeys(state);
  // For those who script the page.
  window.filmstrip = { report: state, get isReady() { return document.querySelector("filmstrip-case").isReady; } };
  performance.mark("filmstrip-interactive");
}

customElements.define("filmstrip-transport", TransportElement);
customElements.define("filmstrip-picture", PictureElement);
customElements.define("filmstrip-lanes", LanesElement);
customElements.define("filmstrip-cases", CasesElement);
customElements.define("filmstrip-compared", ComparedElement);
customElements.define("filmstrip-case", CaseElement);
startReport();
