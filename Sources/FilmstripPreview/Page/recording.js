// What the data of the page say, frame by frame. Values are read, never computed again.

const newLayer = {
  parent: null, position: [0, 0], bounds: [0, 0, 0, 0], anchorPoint: [0.5, 0.5], anchorPointZ: 0,
  zPosition: 0, transform: null, sublayerTransform: null, doubleSided: true, preservesDepth: false,
  opacity: 1, hidden: false, masksToBounds: false, cornerRadius: 0, cornerCurve: "circular",
  maskedCorners: 15, background: null, borderWidth: 0, borderColor: null, shadowOpacity: 0,
  shadowColor: null, shadowOffset: null, shadowRadius: null, shadowPath: null, mask: null,
  contents: null, contentsRect: [0, 0, 1, 1], drawing: null,
};

class Recording {
  constructor(data) {
    const timeline = data.timeline;
    this.data = data;
    this.name = data.name ?? timeline.name;
    this.device = timeline.device;
    this.frameRate = timeline.frameRate;
    this.duration = timeline.duration;
    // Those of a golden have numbers in place of words.
    this.events = data.words ? timeline.events.map(([time, event, object]) => ({ time, event: data.words[event],
      object: data.words[object] })) : timeline.events;
    this.findings = timeline.findings;
    this.touches = data.touches;
    this.sheet = data.sheet ?? null;
    /** The same frames larger, where there are such pictures. */
    this.large = data.large ?? null;
    this.layers = new Map(timeline.layers.map((layer) => [layer.id, layer]));
    // Of a recording that a golden keeps there are the times of frames, and no values of layers.
    this.times = timeline.times ?? (timeline.frames ? timeline.frames.map((frame) => frame.time)
      : Array.from({ length: timeline.frameCount }, (_, index) => index / this.frameRate));
    this.numbers = data.frameNumbers ?? this.times.map((_, index) => index);
    this.motions = data.motions;
    this.motionsOf = new Map();
    for (const motion of this.motions) {
      if (!this.motionsOf.has(motion.layer)) this.motionsOf.set(motion.layer, []);
      this.motionsOf.get(motion.layer).push(motion);
    }
    this.frames = !timeline.frames
      ? this.times.map(() => ({ order: [], states: new Map() })) : this.readFrames(timeline);
    this.paintingOrder = this.mergeOrders();
    this.layerPictures = this.readPictures(data.layerChanges);
    this.maskPictures = this.readPictures(data.maskChanges);
    this.backdropPictures = this.readPictures(data.backdropChanges);
    this.spaces = new Map();
    this.images = [];
    this.planeSources = new Map();
    this.planeImages = new Map();
    delete data.timeline;
  }

  get count() { return this.times.length; }

  /** Seconds from the start of the first frame to the end of the last. */
  get length() { return this.times[this.count - 1] + this.frameLength; }

  get frameLength() {
    const last = this.count - 1;
    return last > 0 ? (this.times[last] - this.times[0]) / last : 1 / this.frameRate;
  }

  readFrames(timeline) {
    let states = new Map();
    let order = [];
    return timeline.frames.map((frame) => {
      const isNewOrder = frame.layers !== undefined;
      if (isNewOrder || frame.changes.length > 0) {
        const before = states;
        order = frame.layers ?? order;
        states = isNewOrder
          ? new Map(order.map((id) => [id, before.get(id) ?? this.fresh(id)])) : new Map(before);
        for (const { id, ...values } of frame.changes) {
          states.set(id, { ...(states.get(id) ?? this.fresh(id)), ...values });
        }
      }
      return { order, states };
    });
  }

  /** All layers, back to front: those that are never in one frame come after what they follow in theirs. */
  mergeOrders() {
    const orders = [...new Set(this.frames.map((frame) => frame.order))];
    orders.sort((one, other) => other.length - one.length);
    const merged = [];
    const known = new Set();
    for (const order of orders) {
      let before = null;
      for (const id of order) {
        if (!known.has(id)) {
          known.add(id);
          merged.splice(before === null ? 0 : merged.indexOf(before) + 1, 0, id);
        }
        before = id;
      }
    }
    return merged;
  }

  fresh(id) { return { ...newLayer, parent: this.layers.get(id)?.parent ?? null }; }

  /** For each frame the pictures of layers, from what changes: −1 for none, −2 for one that is left out. */
  readPictures(all) {
    let now = new Map();
    return this.times.map((_, frame) => {
      if (!all || all[frame].length === 0) return now;
      now = new Map(now);
      for (const [layer, picture] of all[frame]) {
        if (picture === -1) now.delete(layer); else now.set(layer, picture);
      }
      return now;
    });
  }

  /** What a person would call a layer. */
  title(id) {
    const layer = this.layers.get(id);
    return layer ? layer.title ?? layer.name ?? layer.class : `layer ${id}`;
  }

  state(frame, id) { return this.frames[frame].states.get(id); }

  /** For each layer of a frame: where it is in the window, how opaque, and whether it shows. */
  placed(frame) {
    let placed = this.spaces.get(frame);
    if (placed) return placed;
    placed = new Map();
    const { order, states } = this.frames[frame];
    for (const id of order) {
      const state = states.get(id);
      const parent = placed.get(state.parent);
      const around = parent ? states.get(state.parent) : null;
      const isMask = around !== null && around.mask === id;
      const space = !parent ? Geometry.identity : isMask ? parent.matrix : parent.children;
      const matrix = Geometry.product(Geometry.toParent(state), space);
      // What cuts it: clips of layers that it is in, their masks and its own; and what cuts the layers in it.
      const clips = parent ? parent.innerClips : [];
      const masks = parent ? parent.masks : [];
      const isBack = !state.doubleSided && !state.preservesDepth && !Geometry.facesFront(matrix, state);
      placed.set(id, {
        matrix,
        children: Geometry.ofChildren(state, matrix),
        opacity: state.opacity * (parent ? parent.opacity : 1),
        shows: !state.hidden && !isMask && !isBack && (parent ? parent.shows : true),
        clips,
        innerClips: state.masksToBounds ? [...clips, id] : clips,
        masks: state.mask === null ? masks : [...masks, { of: id, mask: state.mask }],
      });
    }
    if (this.spaces.size > 64) this.spaces.clear();
    this.spaces.set(frame, placed);
    return placed;
  }

  /** A layer's corners in the window; null where it is not in the tree. */
  outline(frame, id) {
    const state = this.state(frame, id);
    const place = state && this.placed(frame).get(id);
    return place ? Geometry.corners(place.matrix, state.bounds) : null;
  }

  /** The front-most layer at a point of the window that shows something, and is not all of the screen. */
  layerAt(frame, x, y) {
    const { order, states } = this.frames[frame];
    const placed = this.placed(frame);
    for (let index = order.length - 1; index >= 0; index -= 1) {
      const id = order[index];
      const place = placed.get(id);
      const state = states.get(id);
      if (!place.shows || place.opacity < 0.01 || !this.layerPictures[frame].has(id)) continue;
      if (!Geometry.contains(Geometry.corners(place.matrix, state.bounds), x, y)) continue;
      const isCut = place.clips.some((clip) => {
        const outline = Cuts.outline(states.get(clip)).map(([px, py]) => Geometry.point(placed.get(clip).matrix, px, py));
        return !Geometry.contains(outline, x, y);
      });
      if (!isCut) return id;
    }
    return null;
  }

  /** The last frame at or before a time. */
  frameAt(time) {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.times[middle] <= time + 1e-9) low = middle; else high = middle - 1;
    }
    return low;
  }

  /** Width and height of pictures in pixels; null where there are none. */
  get size() { return this.sheet ? this.sheet.size : this.data.size ?? null; }

  /** The frames that the sheet shows; null where each frame has a picture. */
  get shownFrames() { return this.sheet ? this.sheet.cells.map(([frame]) => frame) : null; }

  /** Reads all pictures, the first one first. */
  async load() {
    if (this.sheet) {
      this.images = [this.sheet, this.large].filter((sheet) => sheet !== null).map((sheet) => {
        const image = new Image();
        image.src = sheet.path;
        return image;
      });
      await Promise.all(this.images.map((image) => image.decode().catch(() => {})));
      return;
    }
    if (!this.data.pictures) return;
    const images = this.data.pictures.map((png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      return image;
    });
    this.images = images;
    for (let index = 0; index < images.length; index += 1) {
      await images[index].decode().catch(() => {});
    }
  }

  /** The picture of a frame, large where there is such a one: an image, and the part of it; null where there is none. */
  picture(frame, isLarge = false) {
    if (this.sheet) {
      const find = (sheet) => sheet?.cells.find(([shown]) => shown === frame);
      const isFound = isLarge && this.large !== null && find(this.large) !== undefined;
      const sheet = isFound ? this.large : this.sheet;
      const cell = find(sheet);
      const [width, height] = sheet.size;
      return cell && this.images.length > 0
        ? { image: this.images[isFound ? 1 : 0], x: cell[1], y: cell[2], width, height } : null;
    }
    const image = this.data.pictures ? this.images[this.data.pictureOfFrame[frame]] : undefined;
    return image ? { image, x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight } : null;
  }

  /** The address of a layer's own picture. */
  planeSource(picture) {
    if (!this.planeSources.has(picture)) {
      this.planeSources.set(picture, `data:image/png;base64,${this.data.layerPictures[picture].png}`);
    }
    return this.planeSources.get(picture);
  }

  /** A layer's own picture as an image, which may not be read yet. */
  planeImage(picture) {
    if (!this.planeImages.has(picture)) {
      const image = new Image();
      image.src = this.planeSource(picture);
      this.planeImages.set(picture, image);
    }
    return this.planeImages.get(picture);
  }

  planeRect(picture) { return this.data.layerPictures[picture].rect; }

  /** Whether what the layer's own mask leaves is in a picture already. */
  isMasked(picture) { return this.data.layerPictures[picture].masked === true; }
}
