// Puts the page together.

function startMasthead(state) {
  const { main } = state;
  document.getElementById("name").textContent = [...new Set(state.recordings.map((recording) => recording.name))].join(" and ")
    + (state.other ? ", expected and actual" : "");
  document.getElementById("facts").textContent = [
    main.device.name, Format.count(main.numbers[main.count - 1] + 1, "frame"), `${main.frameRate} fps`,
    Format.seconds(main.duration),
  ].join("  ·  ");
  const view = segmented(document.getElementById("view"), [["frame", "Frame"], ["exploded", "Exploded"]],
    () => state.view, (value) => state.set({ view: value }));
  const comparison = segmented(document.getElementById("comparison"),
    [["side", "Side by side"], ["over", "Overlay"], ["difference", "Difference"]],
    () => state.comparison, (value) => state.set({ comparison: value }));
  document.getElementById("comparison").hidden = state.other === null;
  const mix = document.getElementById("mix");
  mix.addEventListener("input", () => state.set({ mix: mix.value / 100 }));
  const picture = document.querySelector("filmstrip-picture");
  const exploded = document.querySelector("filmstrip-exploded");
  const fileName = () => `${main.name.replace(/[^\w-]+/g, "-")}-${String(main.numbers[state.frame]).padStart(4, "0")}.png`;
  document.getElementById("copy-frame").addEventListener("click", async () => Export.copyImage(await picture.file()));
  document.getElementById("save-frame").addEventListener("click", async () => Export.save(await picture.file(), fileName()));
  const update = () => {
    view.update();
    comparison.update();
    picture.hidden = state.view !== "frame";
    exploded.hidden = state.view !== "exploded";
    document.getElementById("mix-label").hidden = state.other === null || state.comparison !== "over";
  };
  // Before the elements that are shown or hidden.
  state.watchers.unshift((what) => { if (what === "view") update(); });
  update();
}

function startPage() {
  const data = JSON.parse(document.getElementById("filmstrip-data").textContent);
  document.getElementById("filmstrip-data").remove();
  const recordings = data.recordings.map((recording) => new Recording(recording));
  const state = new PageState(recordings, data.pairs, data.differences);
  startTheme();
  startMasthead(state);
  for (const name of ["transport", "picture", "exploded", "tree", "inspector", "lanes"]) {
    document.querySelector(`filmstrip-${name}`).start(state);
  }
  document.querySelector("filmstrip-tables").start(state);
  startKeys(() => state);
  startAnnouncements(state);
  state.tell("time");
  // For those who script the page.
  window.filmstrip = { state, isReady: false };
  Promise.all(recordings.map((recording) => recording.load())).then(() => {
    state.tell("view");
    window.filmstrip.isReady = true;
  });
}

customElements.define("filmstrip-transport", TransportElement);
customElements.define("filmstrip-picture", PictureElement);
customElements.define("filmstrip-exploded", ExplodedElement);
customElements.define("filmstrip-tree", TreeElement);
customElements.define("filmstrip-inspector", InspectorElement);
customElements.define("filmstrip-lanes", LanesElement);
customElements.define("filmstrip-tables", TablesElement);
startPage();
