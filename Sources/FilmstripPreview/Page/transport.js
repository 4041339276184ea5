// Buttons that play, step and set the speed, and where the recording is now.

class TransportElement extends HTMLElement {
  start(state) {
    this.state = state;
    const button = (label, title, action, icon) => {
      const element = make("button", { type: "button", title, "aria-label": label });
      if (icon) element.append(icon); else element.append(label);
      element.addEventListener("click", action);
      return element;
    };
    const icon = (d) => make("svg", { viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true" },
      make("path", { d }));
    this.icons = { play: "M4 2.5v11l9.5-5.5z", pause: "M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z" };
    this.playIcon = icon(this.icons.play);
    this.play = button("Play", "Play or pause (Space)", () => state.toggle(), this.playIcon);
    this.play.id = "play";
    this.play.classList.add("primary");
    const first = button("First frame", "First frame (Home)", () => { state.pause(); state.setFrame(0); },
      icon("M2.5 3h2v10h-2zM13.5 3v10L5.5 8z"));
    const back = button("Frame back", "One frame back (←)", () => state.step(-1), icon("M11.5 2.5v11L3 8z"));
    const on = button("Frame on", "One frame on (→)", () => state.step(1), icon("M4.5 2.5v11L13 8z"));
    const last = button("Last frame", "Last frame (End)",
      () => { state.pause(); state.setFrame(state.longest.count - 1); }, icon("M11.5 3h2v10h-2zM2.5 3v10L10.5 8z"));
    this.speeds = segmented(make("div", { class: "segmented", role: "radiogroup", "aria-label": "Speed" }),
      [[1, "1×"], [0.5, "½×"], [0.25, "¼×"]], () => state.speed, (speed) => state.set({ speed }));
    const toggle = (label, title, action) => {
      const element = button(label, title, action);
      element.classList.add("quiet");
      element.setAttribute("aria-pressed", "false");
      return element;
    };
    this.bounce = toggle("Back and forth", "Play back and forth (B)",
      () => state.set({ isBouncing: !state.isBouncing }));
    this.loop = toggle("Loop", "Start again at the end", () => state.set({ isLooping: !state.isLooping }));
    this.from = button("From here", "The loop begins with this frame (I)", () => state.beginRange());
    this.to = button("To here", "The loop ends with this frame (O)", () => state.endRange());
    this.all = button("All", "Play all of it again (X)", () => state.setRange(null));
    for (const element of [this.from, this.to, this.all]) element.classList.add("quiet");
    this.clock = make("output", { class: "clock", "aria-live": "off" });
    this.slider = make("input", {
      type: "range", class: "unseen", min: 0, max: state.longest.count - 1, value: 0, "aria-label": "Frame",
    });
    this.slider.addEventListener("input", () => { state.pause(); state.setFrame(Number(this.slider.value)); });
    this.replaceChildren(
      make("div", { class: "group" }, first, back, this.play, on, last), this.clock, this.slider,
      this.speeds.element, this.bounce, this.loop,
      make("div", { class: "group range" }, this.from, this.to, this.all));
    state.watch((what) => {
      if (what === "time" || what === "clock") this.updateClock();
      if (what === "playing" || what === "view" || what === "range") this.update();
    });
    this.update();
    this.updateClock();
  }

  updateClock() {
    const { state } = this;
    const { longest, position } = state;
    const text = `${Format.fixed(longest.times[position], 3)} s  ·  frame ${longest.numbers[position]} of ${longest.numbers[longest.count - 1]}`;
    if (this.clock.textContent === text) return;
    this.clock.textContent = text;
    this.slider.value = position;
    this.slider.setAttribute("aria-valuetext", text);
  }

  update() {
    const { state } = this;
    const label = state.isPlaying ? "Pause" : "Play";
    this.play.setAttribute("aria-label", label);
    this.playIcon.firstChild.setAttribute("d", state.isPlaying ? this.icons.pause : this.icons.play);
    this.bounce.setAttribute("aria-pressed", String(state.isBouncing));
    this.loop.setAttribute("aria-pressed", String(state.isLooping));
    this.all.disabled = state.range === null;
    this.speeds.update();
  }
}
