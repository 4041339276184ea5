// The cases of the report: their lines, which are in the page, and what there is to see of one, which is read from
// a file beside it when the case is opened.

/** How a case ended, for people; `glyph` distinguishes them where colours do not. */
const outcomes = {
  unchanged: { title: "Unchanged", glyph: "✓", kind: "good" },
  similar: { title: "Similar", glyph: "≈", kind: "good" },
  changed: { title: "Changed", glyph: "≠", kind: "bad" },
  missing: { title: "Missing", glyph: "?", kind: "new" },
  recorded: { title: "Recorded", glyph: "+", kind: "new" },
  error: { title: "Error", glyph: "!", kind: "bad" },
  crashed: { title: "Crashed", glyph: "✕", kind: "bad" },
};

class ReportData {
  constructor(data) {
    Object.assign(this, data);
    this.cases = data.cases.map((row, number) => {
      const [suite, name, outcome, place, frameCount, duration, seconds, device, findingCount, path, lines] = row;
      const made = { number, suite, name, outcome: data.outcomes[outcome], place, frameCount, duration, seconds, device,
        findingCount, path, lines };
      made.fullName = `${suite}/${name}`;
      made.isPassed = outcomes[made.outcome].kind === "good";
      // The first line says no more than the outcome does.
      made.sentences = made.outcome === "changed" ? lines.slice(1) : lines;
      made.text = `${made.fullName} ${place} ${device ?? ""} ${lines.join(" ")}`.toLowerCase();
      return made;
    });
    this.byName = new Map(this.cases.map((made) => [made.fullName, made]));
    this.waiting = new Map();
    this.loaded = new Map();
    window.filmstripCase = (number, content) => this.waiting.get(number)?.(content);
  }

  count(outcome) { return this.cases.reduce((sum, made) => sum + (made.outcome === outcome ? 1 : 0), 0); }

  /** The address of the line of a scene file; null where it is not known. */
  address(made) {
    const parts = /^(.*):(\d+):(\d+)$/.exec(made.place);
    const base = parts && this.sources[parts[1]];
    return base ? `${base}#L${parts[2]}` : null;
  }

  /** What there is to see of a case; null where it has no file. */
  load(made) {
    if (!made.path) return Promise.resolve(null);
    if (this.loaded.has(made.number)) return Promise.resolve(this.loaded.get(made.number));
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      this.waiting.set(made.number, (content) => {
        this.loaded.set(made.number, content);
        // Those that were looked at last stay in memory.
        if (this.loaded.size > 16) this.loaded.delete(this.loaded.keys().next().value);
        done(content);
      });
      const end = (error) => {
        this.waiting.delete(made.number);
        script.remove();
        if (error) fail(error);
      };
      script.addEventListener("load", () => end(null));
      script.addEventListener("error", () => end(new Error(
        `${made.path} cannot be read; the folder of the report has to stay as it was written`)));
      script.src = made.path;
      document.head.append(script);
    });
  }
}

/** What the page shows now. */
class ReportState {
  constructor(data) {
    this.data = data;
    this.filter = "all";
    this.query = "";
    this.open = null;
    this.isPassedShown = !data.cases.some((made) => !made.isPassed);
    this.watchers = [];
  }

  watch(body) { this.watchers.push(body); }

  tell(what) { for (const body of this.watchers) body(what); }

  set(values, what) {
    Object.assign(this, values);
    this.tell(what);
  }

  matches(made) {
    const { filter, query } = this;
    const isOfKind = filter === "all" || (filter === "failed" && !made.isPassed)
      || (filter === "findings" && made.findingCount > 0) || made.outcome === filter;
    return isOfKind && query.split(/\s+/).every((word) => made.text.includes(word));
  }

  /** The cases that are listed, in the order of the list: those that do not pass first. */
  get listed() {
    const found = this.data.cases.filter((made) => this.matches(made));
    return [...found.filter((made) => !made.isPassed), ...found.filter((made) => made.isPassed)];
  }
}
