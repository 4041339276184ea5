// How much each frame differs, as a lane above the curves.

/** How strongly a share of differing pixels is coloured, from 0 to 1: small ones have to be seen. */
function heatOf(share) { return share <= 0 ? 0 : 0.18 + 0.82 * Math.sqrt(Math.min(share, 1)); }

function heatText(share) {
  if (share === 0) return "equal";
  if (share === null) return "differs";
  return `${share < 0.001 ? "less than 0.1" : Format.number(share * 100, 1)} % of pixels differ`;
}

/** A lane with a bar for each frame that one of the recordings has, each a part of the time axis. */
function heatLane(lanes, differences) {
  const { state } = lanes;
  const { longest } = state;
  const width = lanes.plotWidth;
  // Those that only one recording has follow the shared ones, and have no share.
  const shared = Math.min(...state.recordings.map((recording) => recording.count));
  const bars = differences.map((share, frame) => {
    if (frame >= longest.count) return null;
    const begin = lanes.x(longest.times[frame]);
    const end = frame + 1 < longest.count ? lanes.x(longest.times[frame + 1]) : lanes.x(state.length);
    const bar = make("rect", {
      class: frame >= shared ? "heat alone" : share === null ? "heat unknown" : "heat", x: begin + 0.5, y: 4, rx: 2,
      width: Math.max(end - begin - 1, 0.5), height: 22,
    }, make("title", {}, `Frame ${frame}: ${frame >= shared ? "only in one of the recordings" : heatText(share)}`));
    if (share !== null && frame < shared) bar.style.setProperty("--heat", heatOf(share).toFixed(3));
    return bar;
  });
  // Frames with a picture in both sheets have a mark.
  const marks = (state.sharedFrames ?? []).filter((frame) => frame < longest.count).map((frame) => make("circle", {
    class: "has-picture", r: 1.75, cy: 30.5,
    cx: (lanes.x(longest.times[frame]) + (frame + 1 < longest.count ? lanes.x(longest.times[frame + 1]) : lanes.x(state.length))) / 2,
  }));
  const count = differences.slice(0, shared).filter((share) => share !== 0).length;
  const plot = make("svg", {
    class: "plot", width, height: 36, role: "img",
    "aria-label": `${count} of ${Format.count(shared, "frame")} differ`,
  }, ...bars, ...marks);
  const lane = lanes.laneOf("Pixels", `${count} of ${shared} differ`, plot);
  lane.classList.add("heat-lane");
  return lane;
}
