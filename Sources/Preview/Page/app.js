// Puts the page together.

/** What leaves the page. */
const Export = {
  save(content, name) {
    const type = typeof content === "string" ? "image/svg+xml" : "image/png";
    const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
    const link = make("a", { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
    announce(`${name} is saved`);
  },

  async copyText(text, what) {
    try {
      await navigator.clipboard.writeText(text);
      announce(`${what} is copied`);
    } catch {
      announce("The browser does not allow copying here; save it instead");
    }
  },

  async copyImage(file) {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": file })]);
      announce("The frame is copied");
    } catch {
      announce("The browser does not allow copying here; save it instead");
    }
  },
};

/** Says something once, to those who see and those who listen. */
function announce(text) {
  const place = document.getElementById("announcement");
  place.textContent = text;
  place.classList.add("shown");
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => place.classList.remove("shown"), 2400);
}

function startTheme() {
  const button = document.getElementById("theme");
  const themes = ["auto", "light", "dark"];
  const names = { auto: "Auto", light: "Light", dark: "Dark" };
  let theme = "auto";
  const show = () => {
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.textContent = names[theme];
    button.setAttribute("aria-label", `Appearance: ${names[theme]}`);
  };
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    show();
  });
  show();
}

function startKeys(state) {
  const actions = {
    " ": () => state.toggle(), k: () => state.pause(), l: () => state.play(1), j: () => state.play(-1),
    ArrowLeft: (event) => state.step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => state.step(event.shiftKey ? 10 : 1),
    Home: () => { state.pause(); state.setFrame(0); },
    End: () => { state.pause(); state.setFrame(state.main.count - 1); },
    1: () => state.set({ speed: 1 }), 2: () => state.set({ speed: 0.5 }), 4: () => state.set({ speed: 0.25 }),
    i: () => state.beginRange(), o: () => state.endRange(), x: () => state.setRange(null),
    b: () => state.set({ isBouncing: !state.isBouncing }),
    e: () => state.set({ view: state.view === "frame" ? "exploded" : "frame" }),
    Escape: () => state.select(null),
  };
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // A button takes the space bar, a slider the arrows.
    const isButton = event.target.closest?.("button, a");
    const isInput = event.target.closest?.("input");
    if (!action || (isButton && event.key === " ") || (isInput && event.key !== " ")) return;
    event.preventDefault();
    action(event);
  });
}

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

/** Says where playing has stopped: once, and nothing while it runs. */
function startAnnouncements(state) {
  const place = document.getElementById("announcement");
  let wasPlaying = false;
  state.watch((what) => {
    if (what !== "playing") return;
    if (wasPlaying && !state.isPlaying) {
      place.textContent = `Paused at ${Format.seconds(state.main.times[state.frame])}, frame ${state.main.numbers[state.frame]}`;
    }
    wasPlaying = state.isPlaying;
  });
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
  startKeys(state);
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
