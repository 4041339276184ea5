// How much each frame differs, as a lane above the curves.

/** How strongly a part of the greatest difference is coloured, from 0 to 1: small ones have to be seen. */
function heatOf(part) { return part <= 0 ? 0 : 0.18 + 0.82 * Math.sqrt(Math.min(part, 1)); }

function heatText(share) {
  if (share === 0) return "equal";
  if (share === null) return "differs; there is no picture that says by how much";
  return `${share < 0.001 ? "less than 0.1" : Format.number(share * 100, 1)} % of pixels differ`;
}

/** What is compared, by time: the instants of which one of the recordings has a frame, or both have. */
function momentsOf(state, { differences, amounts, moments, regions }) {
  const [main, other] = state.recordings;
  return differences.map((share, index) => {
    const [expected, actual] = moments?.[index] ?? [index < main.count ? index : null, index < other.count ? index : null];
    // By how much pixels differ, or, where that is not known, how many do.
    const amount = amounts?.[index] ?? share ?? 0;
    return { share, amount, expected, actual, regions: regions?.[index] ?? [],
      time: expected !== null ? main.times[expected] : other.times[actual] };
  }).filter(({ time }) => time !== undefined);
}

/** How much a moment differs that has no picture, as the moments beside it do: of those that are known, by time. */
function amountBeside(moments, index) {
  const known = moments.filter(({ share }) => share !== null);
  const before = known.findLast(({ time }) => time <= moments[index].time);
  const after = known.find(({ time }) => time >= moments[index].time);
  if (!before || !after) return (before ?? after)?.amount ?? null;
  const way = after.time - before.time;
  const part = way > 0 ? (moments[index].time - before.time) / way : 0;
  return before.amount + part * (after.amount - before.amount);
}

/** A lane with a bar for each instant of which one of the recordings has a frame, each a part of the time axis. */
function heatLane(lanes, moments) {
  const { state } = lanes;
  const width = lanes.plotWidth;
  const isShared = ({ expected, actual }) => expected !== null && actual !== null;
  // Those that only one recording has have no share.
  const name = ({ expected, actual }) => {
    if (expected === actual) return `Frame ${expected}`;
    return [expected === null ? null : `expected frame ${expected}`, actual === null ? null : `actual frame ${actual}`]
      .filter(Boolean).join(", ").replace(/^./, (letter) => letter.toUpperCase());
  };
  const most = Math.max(...moments.map(({ amount }) => amount));
  const ends = moments.map((_, index) => (index + 1 < moments.length ? moments[index + 1].time : state.length));
  const bars = moments.map((moment, index) => {
    const [begin, end] = [lanes.x(moment.time), lanes.x(ends[index])];
    const { share, amount } = moment;
    const bar = make("rect", {
      class: !isShared(moment) ? "heat alone" : share === null ? "heat unknown" : "heat", x: begin + 0.5, y: 4, rx: 2,
      width: Math.max(end - begin - 1, 0.5), height: 22,
    }, make("title", {}, `${name(moment)} at ${Format.seconds(moment.time)}: `
      + (isShared(moment) ? heatText(share) : "only in one of the recordings")));
    const shown = share === null ? amountBeside(moments, index) : amount;
    if (shown !== null && isShared(moment) && (share === 0 || most > 0)) {
      bar.style.setProperty("--heat", heatOf(share === 0 ? 0 : Math.max(shown / most, 1e-3)).toFixed(3));
    }
    return bar;
  });
  // Instants with a picture in both sheets have a mark.
  const seen = new Set((state.sharedMoments ?? []).map(({ frames }) => frames[0]));
  const marks = moments.flatMap((moment, index) => (isShared(moment) && seen.has(moment.expected) ? [make("circle", {
    class: "has-picture", r: 1.75, cy: 30.5, cx: (lanes.x(moment.time) + lanes.x(ends[index])) / 2,
  })] : []));
  const shared = moments.filter(isShared);
  const count = shared.filter(({ share }) => share !== 0).length;
  const plot = make("svg", {
    class: "plot", width, height: 36, role: "img",
    "aria-label": `${count} of ${Format.count(shared.length, "frame")} differ`,
  }, ...bars, ...marks);
  const lane = lanes.laneOf("Pixels", `${count} of ${shared.length} differ`, plot);
  lane.classList.add("heat-lane");
  return lane;
}
