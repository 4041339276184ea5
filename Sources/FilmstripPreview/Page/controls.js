// Controls that pages have in common: what is saved and copied, what is said, appearance and keys.

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

/** Keys for the state that `current` gives, which is null while nothing is shown. */
function startKeys(current) {
  const state = new Proxy({}, {
    get: (_, name) => {
      const value = current()[name];
      return typeof value === "function" ? value.bind(current()) : value;
    },
  });
  const actions = {
    " ": () => state.toggle(), k: () => state.pause(), l: () => state.play(1), j: () => state.play(-1),
    ArrowLeft: (event) => state.step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => state.step(event.shiftKey ? 10 : 1),
    Home: () => { state.pause(); state.setFrame(0); },
    End: () => { state.pause(); state.setFrame(state.longest.count - 1); },
    1: () => state.set({ speed: 1 }), 2: () => state.set({ speed: 0.5 }), 4: () => state.set({ speed: 0.25 }),
    i: () => state.beginRange(), o: () => state.endRange(), x: () => state.setRange(null),
    b: () => state.set({ isBouncing: !state.isBouncing }),
    e: () => state.set({ view: state.view === "frame" ? "exploded" : "frame" }),
    Escape: () => state.select(null),
  };
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    const action = current() && actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // A button takes the space bar, a slider the arrows.
    const isButton = event.target.closest?.("button, a");
    const isInput = event.target.closest?.("input");
    if (!action || (isButton && event.key === " ") || (isInput && event.key !== " ")) return;
    event.preventDefault();
    action(event);
  });
}

/** Says where playing has stopped: once, and nothing while it runs. */
function startAnnouncements(state) {
  const place = document.getElementById("announcement");
  let wasPlaying = false;
  state.watch((what) => {
    if (what !== "playing") return;
    if (wasPlaying && !state.isPlaying) {
      place.textContent = `Paused at ${Format.seconds(state.longest.times[state.position])}, frame ${state.longest.numbers[state.position]}`;
    }
    wasPlaying = state.isPlaying;
  });
}

/** Buttons of which one is chosen. */
function segmented(element, choices, current, choose) {
  const buttons = choices.map(([value, label]) => {
    const button = make("button", { type: "button", role: "radio" }, label);
    button.addEventListener("click", () => choose(value));
    return { value, button };
  });
  element.replaceChildren(...buttons.map(({ button }) => button));
  element.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const place = buttons.findIndex(({ value }) => value === current());
    const next = buttons[(place + step + buttons.length) % buttons.length];
    choose(next.value);
    next.button.focus();
  });
  const update = () => {
    for (const { value, button } of buttons) {
      const isChosen = value === current();
      button.setAttribute("aria-checked", String(isChosen));
      button.setAttribute("tabindex", isChosen ? "0" : "-1");
    }
  };
  update();
  return { element, update };
}
