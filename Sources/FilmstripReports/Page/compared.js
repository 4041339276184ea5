// The viewer of a case: pictures in several ways, curves, and where the recordings are now.

const comparisons = [["side", "Side by side"], ["slider", "Slider"], ["over", "Blend"], ["blink", "Blink"],
  ["difference", "Difference"]];
/** How many times as strong differences are shown. */
const gains = [[1, "Exact"], [8, "×8"], [64, "×64"]];

/** A function of a recording's place and a frame that gives the polygons that are ignored there, as points of SVG. */
function regionsIn(moments, regions) {
  if (!regions) return null;
  const all = [];
  // Null stands for those of the moment before.
  for (const polygons of regions) {
    all.push(polygons?.map((numbers) => numbers.join(" ")) ?? all[all.length - 1] ?? []);
  }
  return (index, frame) => all[moments.findIndex(({ expected, actual }) => [expected, actual][index] === frame)] ?? [];
}

class ComparedElement extends HTMLElement {
  /** Shows the recordings of a case; returns their state. */
  show(content) {
    const recordings = content.recordings.map((recording) => new Recording({ ...recording, words: content.words }));
    const state = new PageState(recordings, content.pairs, []);
    this.state = state;
    const picture = document.createElement("filmstrip-picture");
    const transport = document.createElement("filmstrip-transport");
    const lanes = document.createElement("filmstrip-lanes");
    const toolbar = make("div", { class: "toolbar" });
    const stage = make("div", { class: "stage" }, picture);
    this.replaceChildren(toolbar, stage, transport, lanes);
    const withPictures = recordings.filter((recording) => recording.size !== null);
    const hasPictures = withPictures.length > 0;
    stage.hidden = !hasPictures;
    if (withPictures.length === recordings.length) this.setUpToolbar(toolbar, state);
    else if (hasPictures) toolbar.append(make("p", { class: "hint" }, "Only one of the two recordings has pictures; the curves compare both."));
    else toolbar.hidden = true;
    const moments = momentsOf(state, content);
    picture.regionsOf = regionsIn(moments, content.ignoredRegions);
    for (const { expected, regions } of moments) if (expected !== null) this.outline(state, expected, regions);
    if (moments.length > 0) lanes.heads = [(element) => heatLane(element, moments)];
    for (const element of [...(hasPictures ? [picture] : []), transport, lanes]) element.start(state);
    this.setUpBlinking(state);
    this.showMost(state, moments);
    state.tell("view");
    this.ready = Promise.all(recordings.map((recording) => recording.load())).then(() => state.tell("view"));
    return state;
  }

  /** Notes where a frame differs; its regions are in pixels of the expected sheet's cells. */
  outline(state, frame, regions) {
    const [width, height] = state.main.sheet?.size ?? [];
    if (!width) return;
    state.regions.set(frame, regions.map(([x, y, w, h]) => [x / width, y / height, w / width, h / height]));
  }

  /** Begins with the frame that differs most. */
  showMost(state, moments) {
    if (moments.length === 0) {
      // Of a recording alone the middle says more than the beginning.
      state.setFrame(Math.floor((state.longest.count - 1) / 2));
      return;
    }
    const unknown = moments.filter(({ share, expected, actual }) => share === null && expected !== null && actual !== null);
    if (unknown.length > 0 && !moments.some(({ share }) => share > 0)) {
      // By how much is not known: one in the middle of those that differ.
      state.setTime(unknown[Math.floor(unknown.length / 2)].time);
      return;
    }
    const most = moments.reduce((best, moment) => (moment.amount > best.amount ? moment : best));
    state.setTime(most.time);
  }

  setUpToolbar(toolbar, state) {
    if (!state.other) return;
    const modes = segmented(make("div", { class: "segmented", role: "radiogroup", "aria-label": "Comparison" }), comparisons,
      () => state.comparison, (comparison) => state.set({ comparison }));
    const mix = make("input", { type: "range", min: 0, max: 100, value: 50 });
    const label = make("label", { class: "slider" }, make("span", {}, ""), mix);
    mix.addEventListener("input", () => state.set({ mix: mix.value / 100 }));
    const gain = segmented(make("div", { class: "segmented", role: "radiogroup", "aria-label": "How strongly differences are shown" }), gains,
      () => state.gain, (value) => state.set({ gain: value }));
    toolbar.replaceChildren(modes.element, label, gain.element);
    const update = () => {
      modes.update();
      gain.update();
      gain.element.hidden = state.comparison !== "difference";
      label.hidden = !["slider", "over"].includes(state.comparison);
      label.firstChild.textContent = state.comparison === "slider" ? "Line" : "Actual";
      mix.value = Math.round(state.mix * 100);
    };
    state.watch((what) => { if (what === "view") update(); });
    update();
  }

  setUpBlinking(state) {
    let timer = null;
    state.watch((what) => {
      if (what !== "view") return;
      const isBlinking = state.comparison === "blink" && this.isConnected;
      if (isBlinking && timer === null) {
        // Slower than what may cause seizures, by far, and slower still for those who want little motion.
        const isQuiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
        timer = setInterval(() => {
          if (!this.isConnected || this.state !== state) {
            clearInterval(timer);
            return;
          }
          state.blinkSide = 1 - state.blinkSide;
          state.tell("view");
        }, isQuiet ? 2000 : 700);
      }
      if (!isBlinking && timer !== null) {
        clearInterval(timer);
        timer = null;
        state.blinkSide = 0;
      }
    });
  }
}
