// The open case: what it is, what differs, and the viewer.

class CaseElement extends HTMLElement {
  start(state) {
    this.report = state;
    this.viewer = null;
    state.watch((what) => { if (what === "open") this.show(); });
    this.show();
  }

  async show() {
    const made = this.report.open;
    this.viewer?.pause();
    this.viewer = null;
    this.isReady = false;
    document.body.classList.toggle("has-case", made !== null);
    if (!made) {
      this.replaceChildren(make("p", { class: "nothing" }, this.report.data.cases.length === 0
        ? "There are no cases." : "Choose a case to see what there is of it."));
      this.isReady = true;
      return;
    }
    const place = make("div", { class: "case-body" });
    this.replaceChildren(this.head(made), place);
    let content = null;
    let problem = null;
    try { content = await this.report.data.load(made); } catch (error) { problem = error.message; }
    // Another one was opened meanwhile.
    if (this.report.open !== made) return;
    this.fill(place, made, content, problem);
  }

  head(made) {
    const { title, glyph, kind } = outcomes[made.outcome];
    const back = make("a", { class: "back", href: "#" }, "‹ All cases");
    const address = this.report.data.address(made);
    const place = address ? make("a", { href: address, class: "place" }, made.place) : make("span", { class: "place" }, made.place);
    const facts = [made.device, made.frameCount > 0 ? Format.count(made.frameCount, "frame") : null,
      made.frameCount > 0 ? `${Format.number(made.duration, 3)} s` : null].filter(Boolean).join("  ·  ");
    const step = (label, text, key, count) => {
      const button = make("button", { type: "button", class: "quiet", title: `${label} (${key})`, "aria-label": label }, text);
      button.addEventListener("click", () => openNext(this.report, count));
      return button;
    };
    return make("header", { class: "case-head" }, back,
      make("div", { class: "case-titles" },
        make("h2", { id: "case-name" }, make("span", { class: "suite" }, `${made.suite}/`), made.name),
        make("p", { class: "case-facts" }, make("span", { class: `badge ${kind}` },
          make("span", { "aria-hidden": "true" }, `${glyph} `), title), place, make("span", {}, facts))),
      make("div", { class: "group" }, step("Previous case", "‹", "P", -1), step("Next case", "›", "N", 1)));
  }

  fill(place, made, content, problem) {
    const parts = [];
    const sentences = content ? this.report.data.sentences(made, content.message) : made.sentences;
    const details = make("div", { class: "details-of-case" });
    const { base } = this.report.data;
    if (problem) details.append(make("p", { class: "note" }, problem));
    if (made.outcome === "recorded") {
      details.append(make("p", { class: "hint" }, "The golden was written. Look at it; where it is right, commit it and run again."));
    }
    const isAlone = ["missing", "new", "gone"].includes(made.outcome);
    if (sentences.length > 0 && !isAlone) details.append(this.sentences(made, sentences));
    if (made.isPassed) {
      details.append(make("p", { class: "hint" }, made.outcome === "similar"
        ? "Its pixels differ within the tolerance."
        : `${content?.ignored?.some((ignore) => ignore.hidesSomething) ? "It differs only in what is ignored from" : "It is that of"} `
          + `${base ?? "its golden"}.${made.frames.length === 0 ? " The report has no pictures of it." : ""}`));
    }
    if (isAlone) {
      const sentence = content?.message[0] ?? made.sentences[0];
      details.append(make("p", { class: "hint" }, base ? `${sentence[0].toUpperCase()}${sentence.slice(1)}.`
        : "There is no golden. This is what was recorded; accept it where it is right."));
    }
    if (content?.problem) details.append(make("p", { class: "note" }, `Its pictures are not in the report: ${content.problem}`));
    if (content?.ignored) details.append(this.ignored(content.ignored));
    if (content && content.findings.length > 0) details.append(this.findings(content.findings));
    details.append(this.folders(made, content));
    if (content?.recordings) {
      const compared = document.createElement("filmstrip-compared");
      parts.push(make("section", { class: "viewer", "aria-label": "Viewer" }, compared));
      place.replaceChildren(details, ...parts);
      this.viewer = compared.show(content);
      compared.ready.then(() => { this.isReady = true; });
    } else {
      if (made.frames.length > 0) parts.push(this.frames(made));
      place.replaceChildren(details, ...parts);
      this.isReady = true;
    }
    place.classList.toggle("without-viewer", parts.length === 0);
  }

  /** Some frames of a case that passes. */
  frames(made) {
    const picture = make("img", { src: this.report.data.picture(made, "sheet"), alt: `Frames of ${made.fullName}` });
    const numbers = make("div", { class: "frame-numbers" }, ...made.frames.map((frame) => make("span", {}, `frame ${frame}`)));
    return make("section", { class: "viewer", "aria-label": "Frames" }, make("div", { class: "frames" }, picture, numbers));
  }

  /** What differs, a line each; one that names a frame leads to it. */
  sentences(made, lines) {
    const isLog = made.outcome === "crashed";
    if (isLog) {
      return make("section", { class: "card" }, make("h3", {}, "How it ended"), make("p", { class: "first" }, lines[0]),
        lines.length > 1 ? make("pre", {}, lines.slice(1).join("\n")) : null);
    }
    return make("section", { class: "card" }, make("h3", {}, made.outcome === "error" ? "What is wrong" : "What differs"),
      this.shortened(make("ul", { class: "differences", role: "list" }, ...lines.map((line) => make("li", {}, this.sentence(line))))));
  }

  /** A list whose further items are shown when they are asked for. */
  shortened(list) {
    // The viewer is beside them, or below them.
    const count = matchMedia("(max-width: 1240px)").matches ? 4 : 8;
    const rest = [...list.children].slice(count);
    if (rest.length < 3) return list;
    for (const item of rest) item.hidden = true;
    const more = make("button", { type: "button", class: "link" }, `Show ${rest.length} more`);
    const place = make("li", {}, more);
    more.addEventListener("click", () => {
      for (const item of rest) item.hidden = false;
      place.remove();
      rest[0].querySelector("button")?.focus();
    });
    list.append(place);
    return list;
  }

  sentence(line) {
    const frame = /^frames? (\d+)( to \d+)?/.exec(line) ?? /most in (frame (\d+))/.exec(line);
    const text = make("span", {});
    if (frame) {
      const [words, number] = frame[0].startsWith("most") ? [frame[1], frame[2]] : [frame[0], frame[1]];
      const button = make("button", { type: "button", class: "link" }, words);
      button.addEventListener("click", () => {
        const { viewer } = this;
        if (!viewer) return;
        viewer.pause();
        // Sentences number the frames of what was recorded; of a golden's beyond them its own.
        const time = (viewer.other ?? viewer.main).times[number] ?? viewer.main.times[number];
        if (time !== undefined) viewer.setTime(time);
      });
      const begin = line.indexOf(words);
      text.append(line.slice(0, begin), button, line.slice(begin + words.length));
    } else {
      text.append(line);
    }
    if (line.length < 220) return text;
    text.className = "long";
    const more = make("button", { type: "button", class: "link more", "aria-expanded": "false" }, "Show all of it");
    more.addEventListener("click", () => {
      const isLong = text.classList.toggle("long");
      more.setAttribute("aria-expanded", String(!isLong));
      more.textContent = isLong ? "Show all of it" : "Show less";
    });
    return make("div", {}, text, more);
  }

  findings(findings) {
    return make("section", { class: "card finding-card" }, make("h3", {}, Format.count(findings.length, "finding")),
      make("ul", { class: "finding-list", role: "list" }, ...findings.map((finding) => make("li", {},
        make("p", {}, make("span", { class: `severity ${finding.severity}` }, finding.severity), " ", finding.message),
        make("p", { class: "secondary" }, [finding.rule, finding.object,
          finding.time === undefined ? null : `at ${Format.number(finding.time, 3)} s`].filter(Boolean).join("  ·  ")),
        make("p", { class: "secondary" }, `${finding.remedy.charAt(0).toUpperCase()}${finding.remedy.slice(1)}.`)))));
  }

  /** What does not count, how much that hides, and why. */
  ignored(ignores) {
    return make("section", { class: "card ignored-card" }, make("h3", {}, "Ignored"),
      make("ul", { class: "finding-list", role: "list" }, ...ignores.map((ignore) => make("li", {},
        make("p", {}, ignore.what, make("span", { class: "secondary" }, ` – ${ignore.reason}`)),
        make("p", { class: "secondary" }, ignore.hidesSomething ? `hides ${ignore.amount}` : "hides nothing here",
          `  ·  ${ignore.place}`)))));
  }

  folders(made, content) {
    const rows = [];
    const row = (name, value) => rows.push(make("dt", {}, name), make("dd", {}, value));
    if (content?.golden) row(this.report.data.base ? "Base" : "Golden", make("code", {}, content.golden));
    if (content?.failure) row("Actual", make("code", {}, content.failure));
    if (made.seconds !== null) row("Took", `${Format.number(made.seconds, 2)} s`);
    const parts = [make("dl", { class: "values" }, ...rows)];
    if (content?.accept) {
      const command = content.accept;
      const copy = make("button", { type: "button", class: "quiet" }, "Copy");
      copy.addEventListener("click", () => Export.copyText(command, "The command"));
      copy.setAttribute("aria-label", "Copy the command that accepts it");
      parts.unshift(make("div", { class: "accept" }, make("p", {}, "Right as it is now? Make it the golden:"),
        make("div", { class: "command" }, make("code", {}, command), copy)));
    }
    return make("section", { class: "card quiet-card" }, ...parts);
  }
}
