// One layer in the exploded view: its own picture, what is seen through it, and what clips and masks leave of both.

class Plane {
  /** `redraw` is called when a picture that was missing has been read. */
  constructor(id, title, redraw) {
    this.redraw = redraw;
    this.element = make("div", { class: "plane", "data-layer": id, title });
    /** What is drawn last, so that nothing is done twice. */
    this.drawn = "";
  }

  /** Shows the layer as it is in a frame; `left` is what clips leave of `rect`, null for all. */
  fill(recording, frame, { id, place, picture, backdrop, rect, left }) {
    const state = recording.state(frame, id);
    const masks = place.masks.filter(({ of }) => of !== id || picture === null || !recording.isMasked(picture))
      .filter(({ mask }) => recording.maskPictures[frame].get(mask) !== -2);
    const key = [picture, backdrop, rect, left && Cuts.text(left, rect), state.masksToBounds, backdrop !== null || state.masksToBounds
      ? [state.bounds, state.cornerRadius, state.cornerCurve, state.maskedCorners] : "",
    masks.map(({ mask }) => this.maskKey(recording, frame, mask, place))].join(";");
    if (key === this.drawn) return;
    this.drawn = key;
    const parts = masks.length > 0 ? [this.masked(recording, frame, masks, { place, state, picture, backdrop, rect })]
      : [this.seenThrough(recording, state, backdrop, rect), this.picture(recording, picture, rect)];
    const shown = parts.filter((part) => part !== null);
    if (left) for (const part of shown) part.style.clipPath = `polygon(${Cuts.text(left, this.begin(part, rect), "px")})`;
    this.element.replaceChildren(...shown, ...this.lines(state, backdrop, rect, left));
    this.element.classList.toggle("cut", left !== null);
    this.element.classList.toggle("clips", state.masksToBounds);
  }

  maskKey(recording, frame, mask, place) {
    const own = recording.placed(frame).get(mask);
    return own ? [recording.maskPictures[frame].get(mask), recording.state(frame, mask).opacity, own.matrix,
      place.matrix] : "";
  }

  /** Where a part of the plane begins, in the layer's space. */
  begin(part, rect) { return [rect[0] + parseFloat(part.style.left || 0), rect[1] + parseFloat(part.style.top || 0)]; }

  part(name, source, [x, y, width, height], rect) {
    const part = make("div", { class: name });
    Object.assign(part.style, { left: `${x - rect[0]}px`, top: `${y - rect[1]}px`, width: `${width}px`, height: `${height}px`,
      backgroundImage: `url("${source}")` });
    return part;
  }

  picture(recording, picture, rect) {
    return picture === null ? null : this.part("own", recording.planeSource(picture), recording.planeRect(picture), rect);
  }

  /** What is behind the layer, as it shows it: within its own corners, in an element around the picture. */
  seenThrough(recording, state, backdrop, rect) {
    if (backdrop === null) return null;
    const image = this.part("seen", recording.planeSource(backdrop), recording.planeRect(backdrop), rect);
    const [x, y] = recording.planeRect(backdrop);
    image.style.clipPath = `polygon(${Cuts.text(Cuts.outline(state), [x, y], "px")})`;
    return make("div", { class: "holder" }, image);
  }

  /** All of the layer in a canvas, where a mask leaves a part of it. */
  masked(recording, frame, masks, { place, state, picture, backdrop, rect }) {
    const images = [backdrop, picture].map((one) => (one === null ? null : recording.planeImage(one)));
    const scale = images.reduce((most, image, index) => (image?.naturalWidth > 0
      ? Math.max(most, image.naturalWidth / recording.planeRect([backdrop, picture][index])[2]) : most), 0.25);
    const canvas = make("canvas", { class: "own", width: Math.max(1, Math.round(rect[2] * scale)),
      height: Math.max(1, Math.round(rect[3] * scale)) });
    canvas.style.width = `${rect[2]}px`;
    canvas.style.height = `${rect[3]}px`;
    const context = canvas.getContext("2d");
    const draw = (image, [x, y, width, height]) => {
      if (!this.isRead(image)) return;
      context.drawImage(image, (x - rect[0]) * scale, (y - rect[1]) * scale, width * scale, height * scale);
    };
    if (backdrop !== null) {
      context.save();
      context.beginPath();
      for (const [x, y] of Cuts.outline(state)) context.lineTo((x - rect[0]) * scale, (y - rect[1]) * scale);
      context.clip();
      draw(images[0], recording.planeRect(backdrop));
      context.restore();
    }
    if (picture !== null) draw(images[1], recording.planeRect(picture));
    for (const { mask } of masks) {
      const own = recording.placed(frame).get(mask);
      const shape = recording.maskPictures[frame].get(mask);
      if (!own || shape === undefined) {
        // A mask that paints nothing lets nothing be seen.
        context.clearRect(0, 0, canvas.width, canvas.height);
        continue;
      }
      const image = recording.planeImage(shape);
      if (!this.isRead(image)) continue;
      Cuts.mask(context, image, recording.planeRect(shape), recording.state(frame, mask).opacity, own.matrix,
        place.matrix, rect, scale);
    }
    return canvas;
  }

  /** Whether an image can be drawn; if not yet, all is drawn again when it can. */
  isRead(image) {
    if (image.complete && image.naturalWidth > 0) return true;
    this.drawn = "";
    image.addEventListener("load", () => this.redraw(), { once: true });
    return false;
  }

  /** The outline of what is left of the layer, of its clip, and of what it shows changed. */
  lines(state, backdrop, rect, left) {
    const [, , width, height] = rect;
    const lines = [];
    const add = (name, polygon) => lines.push(make("polygon", { class: name, points: Cuts.text(polygon, rect) }));
    if (left) {
      add("whole", Cuts.rect(rect));
      add("rest", left);
    }
    if (backdrop !== null) add("blur", Cuts.outline(state));
    if (state.masksToBounds) add("clip", Cuts.outline(state));
    return lines.length === 0 ? [] : [make("svg", { class: "lines-of-plane", viewBox: `0 0 ${width} ${height}`,
      width, height, "aria-hidden": "true" }, ...lines)];
  }
}
