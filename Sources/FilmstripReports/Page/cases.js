// The cases of the report: their lines, which are in the page, and what there is to see of one, which is read from
// a file beside it when the case is opened.

/** How a case ended, for people; `glyph` distinguishes them where colours do not. */
const outcomes = {
  unchanged: { title: "Unchanged", glyph: "✓", kind: "good" },
  similar: { title: "Similar", glyph: "≈", kind: "good" },
  changed: { title: "Changed", glyph: "≠", kind: "bad" },
  missing: { title: "Missing", glyph: "?", kind: "new" },
  new: { title: "New", glyph: "+", kind: "new" },
  gone: { title: "Gone", glyph: "−", kind: "new" },
  recorded: { title: "Recorded", glyph: "+", kind: "new" },
  error: { title: "Error", glyph: "!", kind: "bad" },
  crashed: { title: "Crashed", glyph: "✕", kind: "bad" },
};

class ReportData {
  constructor(data) {
    Object.assign(this, data);
    this.cases = data.cases.map((row, number) => {
      const [suite, name, outcome, place, frameCount, duration, seconds, device, findingCount, path, lines,
        ignoredCount, shown = null, cause, acceptance = null] = row;
      const made = { number, suite, name, outcome: data.outcomes[outcome], place, frameCount, duration, seconds, device,
        findingCount, path, lines, ignoredCount, acceptance, hasThumbnail: shown !== null, frames: shown ?? [],
        cause: cause === undefined ? null : data.causes[cause] };
      made.fullName = `${suite}/${name}`;
      made.isPassed = outcomes[made.outcome].kind === "good";
      made.sentences = this.sentences(made, lines);
      made.text = `${made.fullName} ${place} ${device ?? ""} ${made.cause ?? ""} ${lines.join(" ")}`.toLowerCase();
      return made;
    });
    this.byName = new Map(this.cases.map((made) => [made.fullName, made]));
    this.waiting = new Map();
    this.loaded = new Map();
    const call = (key, content) => {
      const waiting = this.waiting.get(key) ?? [];
      this.waiting.delete(key);
      for (const done of waiting) done(content);
    };
    window.filmstripCase = call;
    window.filmstripMotion = (number, content) => call(`motion ${number}`, content);
  }

  /** What differs, with what is behind it first: the first line says no more than the outcome does. */
  sentences(made, lines) {
    if (made.outcome !== "changed") return lines;
    const rest = lines.slice(1).filter((line) => line !== made.cause);
    return made.cause && made.cause !== lines[0] ? [made.cause, ...rest] : rest;
  }

  /** The path of a picture of a case. */
  picture(made, role) { return `pictures/${role}-${String(made.number).padStart(4, "0")}.png`; }

  count(outcome) { return this.cases.reduce((sum, made) => sum + (made.outcome === outcome ? 1 : 0), 0); }

  /** The address of the line of a scene file; null where it is not known. */
  address(made) {
    const parts = /^(.*):(\d+):(\d+)$/.exec(made.place);
    const base = parts && this.sources[parts[1]];
    return base ? `${base}#L${parts[2]}` : null;
  }

  /** What there is to see of a case; null where it has no file. */
  async load(made) {
    if (!made.path) return null;
    if (this.loaded.has(made.number)) return this.loaded.get(made.number);
    let content = await this.read(made.path, made.number);
    if (content.motion !== undefined) {
      // What moved is in a file of its own, which cases that move alike have in common.
      const name = `motions/${String(content.motion).padStart(4, "0")}.js`;
      const motion = await this.read(name, `motion ${content.motion}`);
      const recordings = motion.recordings.map((recording, index) => ({ ...recording, ...content.pictures[index] }));
      // Numbers stand for sentences that these cases have in common.
      const message = content.message.map((line) => (typeof line === "number" ? motion.sentences[line] : line));
      content = { ...content, ...motion, recordings, message };
    }
    this.loaded.set(made.number, content);
    // Those that were looked at last stay in memory.
    if (this.loaded.size > 16) this.loaded.delete(this.loaded.keys().next().value);
    return content;
  }

  /** Runs a script beside the page, which calls back with what it has under a key. */
  read(path, key) {
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      if (!this.waiting.has(key)) this.waiting.set(key, []);
      this.waiting.get(key).push(done);
      script.addEventListener("load", () => script.remove());
      script.addEventListener("error", () => {
        this.waiting.delete(key);
        script.remove();
        fail(new Error(`${path} cannot be read; the folder of the report has to stay as it was written`));
      });
      script.src = path;
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
    /** The cases that are to be accepted. */
    this.chosen = new Set();
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

  /** Cases that do not pass and have one cause, those of most cases first. */
  groups(cases) {
    const groups = new Map();
    for (const made of cases) {
      const key = `${made.outcome} ${made.cause}`;
      if (!groups.has(key)) groups.set(key, { cause: made.cause, outcome: made.outcome, cases: [] });
      groups.get(key).cases.push(made);
    }
    return [...groups.values()].sort((one, other) => other.cases.length - one.cases.length);
  }

  /** The cases that are listed, in the order of the list: those that do not pass first. */
  get listed() {
    const found = this.data.cases.filter((made) => this.matches(made));
    const failed = this.groups(found.filter((made) => !made.isPassed)).flatMap(({ cases }) => cases);
    return [...failed, ...found.filter((made) => made.isPassed)];
  }

  /** Chooses cases that can be accepted, or all of them no more. */
  choose(cases, isChosen) {
    for (const made of cases) {
      if (isChosen && made.acceptance) this.chosen.add(made); else this.chosen.delete(made);
    }
    this.tell("chosen");
  }

  /** The command that accepts what is chosen, as it was shown. */
  get command() {
    const chosen = this.data.cases.filter((made) => this.chosen.has(made));
    return `${this.data.accept} '${chosen.map(({ acceptance }) => acceptance).join(" ")}'`;
  }
}
