// The layer tree: what each layer is, and what it does in this frame.

class TreeElement extends HTMLElement {
  start(state) {
    this.state = state;
    const recording = state.main;
    this.rows = new Map();
    this.closed = new Set();
    this.childrenOf = new Map();
    for (const id of recording.paintingOrder) {
      const layer = recording.layers.get(id);
      if (!layer) continue;
      const parent = recording.layers.has(layer.parent) ? layer.parent : null;
      if (!this.childrenOf.has(parent)) this.childrenOf.set(parent, []);
      this.childrenOf.get(parent).push(layer.id);
    }
    this.moving = new Set(recording.motionsOf.keys());
    this.build(null, 1);
    // What is deep and does not move is closed at first.
    for (const [id, row] of this.rows) {
      if (row.level >= 4 && !this.hasMoving(id)) this.closed.add(id);
    }
    this.updateVisibility();
    this.addEventListener("keydown", (event) => this.press(event));
    state.watch((what) => {
      if (what === "time") this.updateFrame();
      if (what === "selection") this.updateSelection();
      if (what === "pointing") this.updatePointing();
    });
    this.updateFrame();
    this.setFocusable(this.visible()[0]);
  }

  build(parent, level) {
    for (const id of this.childrenOf.get(parent) ?? []) {
      const layer = this.state.main.layers.get(id);
      const isParent = this.childrenOf.has(id);
      const twist = make("span", { class: isParent ? "twist" : "twist none", "aria-hidden": "true" });
      const does = make("span", { class: "does" });
      const element = make("div", {
        role: "treeitem", class: "row", tabindex: -1, "aria-level": level, "aria-selected": "false",
        "data-layer": id, title: `${this.state.main.title(id)}, ${layer.class}`,
      }, twist, make("span", { class: "name" }, this.state.main.title(id)),
      this.state.main.title(id).includes(layer.class) ? null : make("span", { class: "class" }, layer.class), does);
      element.style.setProperty("--level", level - 1);
      element.addEventListener("click", (event) => {
        if (event.target === twist && isParent) this.toggle(id); else this.choose(id);
      });
      // After a click the arrows go on stepping through frames; those who come by tab walk the tree.
      element.addEventListener("mousedown", (event) => event.preventDefault());
      element.addEventListener("pointerenter", () => this.state.point(id));
      element.addEventListener("pointerleave", () => this.state.point(null));
      this.rows.set(id, { element, does, level, isParent, text: "" });
      this.append(element);
      if (level < 200) this.build(id, level + 1);
    }
  }

  hasMoving(id) {
    return this.moving.has(id) || (this.childrenOf.get(id) ?? []).some((child) => this.hasMoving(child));
  }

  choose(id) {
    this.state.select(this.state.selected === id ? null : id);
    this.setFocusable(id);
  }

  toggle(id, isOpen = this.closed.has(id)) {
    if (isOpen) this.closed.delete(id); else this.closed.add(id);
    this.updateVisibility();
  }

  updateVisibility() {
    const show = (parent, isShown) => {
      for (const id of this.childrenOf.get(parent) ?? []) {
        const row = this.rows.get(id);
        if (!row) continue;
        row.element.hidden = !isShown;
        const isOpen = !this.closed.has(id);
        if (row.isParent) row.element.setAttribute("aria-expanded", String(isOpen));
        show(id, isShown && isOpen);
      }
    };
    show(null, true);
  }

  visible() {
    return [...this.rows].filter(([, row]) => !row.element.hidden).map(([id]) => id);
  }

  setFocusable(id) {
    if (this.focusable !== undefined) this.rows.get(this.focusable)?.element.setAttribute("tabindex", "-1");
    this.focusable = id;
    this.rows.get(id)?.element.setAttribute("tabindex", "0");
  }

  press(event) {
    const id = Number(event.target.dataset?.layer);
    const row = this.rows.get(id);
    if (!row || event.metaKey || event.ctrlKey || event.altKey) return;
    const all = this.visible();
    const place = all.indexOf(id);
    let next = null;
    if (event.key === "ArrowDown") next = all[place + 1];
    else if (event.key === "ArrowUp") next = all[place - 1];
    else if (event.key === "ArrowRight" && row.isParent) {
      if (this.closed.has(id)) this.toggle(id, true); else next = all[place + 1];
    } else if (event.key === "ArrowLeft") {
      if (row.isParent && !this.closed.has(id)) this.toggle(id, false);
      else next = this.state.main.layers.get(id).parent;
    } else if (event.key === "Enter") this.choose(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null || next === undefined || !this.rows.has(next)) return;
    this.setFocusable(next);
    this.rows.get(next).element.focus();
  }

  /** What layers do in this frame: what of them is not as in the frame before. */
  updateFrame() {
    const { state } = this;
    const recording = state.main;
    const { states } = recording.frames[state.frame];
    if (this.lastStates !== states) {
      this.lastStates = states;
      for (const [id, row] of this.rows) {
        const own = states.get(id);
        row.element.classList.toggle("absent", !own);
        row.element.classList.toggle("hides", own?.hidden === true || own?.opacity === 0);
      }
    }
    for (const id of this.moving) {
      const row = this.rows.get(id);
      if (!row) continue;
      const text = states.has(id) ? this.doing(recording, id) : "";
      if (row.text === text) continue;
      row.text = text;
      row.does.textContent = text;
    }
  }

  doing(recording, id) {
    const names = [];
    const frame = this.state.frame;
    for (const motion of recording.motionsOf.get(id)) {
      const [now, before] = [motion.values[frame], motion.values[frame - 1]];
      if (now === null || before === null || before === undefined || now === before) continue;
      const [family] = Format.family(motion.property);
      const name = Format.words(family);
      if (!names.includes(name)) names.push(name);
    }
    return names.join(", ");
  }

  updateSelection() {
    for (const [id, row] of this.rows) {
      const isSelected = id === this.state.selected;
      row.element.setAttribute("aria-selected", String(isSelected));
      if (!isSelected) continue;
      let parent = this.state.main.layers.get(id).parent;
      while (parent !== null && this.rows.has(parent)) {
        this.closed.delete(parent);
        parent = this.state.main.layers.get(parent).parent;
      }
      this.updateVisibility();
      row.element.scrollIntoView({ block: "nearest" });
    }
  }

  updatePointing() {
    if (this.lastPointed !== undefined) this.rows.get(this.lastPointed)?.element.classList.remove("pointed");
    this.lastPointed = this.state.pointed ?? undefined;
    this.rows.get(this.state.pointed)?.element.classList.add("pointed");
  }
}
