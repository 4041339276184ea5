// What the page shows now, and which parts are notified when it changes.

class PageState {
  constructor(recordings, pairs, differences) {
    this.recordings = recordings;
    this.differences = differences;
    this.pairs = new Map(pairs);
    this.time = 0;
    this.frame = 0;
    this.direction = 0;
    this.speed = 1;
    this.isBouncing = false;
    this.isLooping = true;
    this.range = null;
    this.selected = null;
    this.pointed = null;
    this.view = "frame";
    this.comparison = "side";
    /** How many times as strong differences are shown: at 64, one step of a channel is a quarter of full brightness. */
    this.gain = 64;
    /** For frames of the main recording rectangles around what differs, as shares of width and height. */
    this.regions = new Map();
    this.mix = 0.5;
    /** Which of two recordings is shown where they take turns. */
    this.blinkSide = 0;
    this.watchers = [];
    this.sharedMoments = this.findSharedMoments();
    this.scriptTimes = [];
  }

  get main() { return this.recordings[0]; }
  get other() { return this.recordings[1] ?? null; }
  /** The recording with most frames, of which each can be stepped to. */
  get longest() { return this.recordings.reduce((one, other) => (other.count > one.count ? other : one)); }
  /** The frame of the longest recording at the present time. */
  get position() { return this.longest === this.main ? this.frame : this.longest.frameAt(this.time); }
  /** Seconds until all recordings are over. */
  get length() { return Math.max(...this.recordings.map((recording) => recording.length)); }
  get isPlaying() { return this.direction !== 0; }
  /** The layer whose curves are shown: the one that is pointed at, else the selected one. */
  get shown() { return this.pointed ?? this.selected; }

  /** Calls back with what has changed: "time", "playing", "selection", "pointing", "view", "range". */
  watch(body) { this.watchers.push(body); }

  tell(what) { for (const body of this.watchers) body(what, this); }

  /** The frame of a recording at the present time. */
  frameOf(recording) { return recording === this.main ? this.frame : recording.frameAt(this.time); }

  setTime(time) {
    const last = this.length - 1e-6;
    this.time = Math.min(Math.max(time, 0), last);
    const frame = this.main.frameAt(this.time);
    const hasChanged = frame !== this.frame || this.other !== null;
    this.frame = frame;
    this.tell(hasChanged ? "time" : "clock");
  }

  setFrame(frame) {
    const { longest } = this;
    const index = Math.min(Math.max(frame, 0), longest.count - 1);
    this.time = longest.times[index];
    this.frame = longest === this.main ? index : this.main.frameAt(this.time);
    this.tell("time");
  }

  /** Moments that the sheets of all recordings show, as a frame of each; null where one of them has no sheet. */
  findSharedMoments() {
    const lists = this.recordings.map((recording) => recording.shownFrames);
    if (lists.includes(null)) return null;
    const [first, ...rest] = lists;
    return first.map((frame) => {
      const time = this.main.times[frame];
      // Less apart than half a millisecond, they are the same instant.
      const others = rest.map((list, index) => list.find((other) =>
        Math.abs(this.recordings[index + 1].times[other] - time) < 5e-4));
      return others.includes(undefined) ? null : { time, frames: [frame, ...others] };
    }).filter((moment) => moment !== null);
  }

  /** The frame whose picture is shown of a recording: of sheets the nearest in time that can be compared. */
  pictureFrameOf(recording) {
    const frame = this.frameOf(recording);
    if (!recording.shownFrames) return frame;
    const time = this.longest.times[this.position] + 1e-6;
    const isShared = this.recordings.every((one) => time < one.length);
    if (isShared && this.sharedMoments?.length > 0) {
      const nearest = this.sharedMoments.reduce((best, moment) =>
        (Math.abs(moment.time - time) < Math.abs(best.time - time) ? moment : best));
      return nearest.frames[this.recordings.indexOf(recording)];
    }
    const frames = recording.shownFrames.filter((shown) => isShared || recording.times[shown] <= time);
    return frames.reduce((best, shown) =>
      (Math.abs(recording.times[shown] - time) < Math.abs(recording.times[best] - time) ? shown : best), frames[0]);
  }

  step(count) {
    this.pause();
    this.setFrame(this.position + count);
  }

  play(direction = 1) {
    const [begin, end] = this.bounds;
    if (direction > 0 && this.time >= end - this.main.frameLength / 2) this.setTime(begin);
    if (direction < 0 && this.time <= begin + 1e-9) this.setTime(end);
    this.direction = direction;
    this.tell("playing");
    this.lastTick = null;
    requestAnimationFrame((now) => this.tick(now));
  }

  pause() {
    if (!this.isPlaying) return;
    this.direction = 0;
    this.tell("playing");
  }

  toggle() { if (this.isPlaying) this.pause(); else this.play(1); }

  /** Where playing begins and ends. */
  get bounds() { return this.range ?? [0, this.length]; }

  tick(now) {
    if (!this.isPlaying) return;
    const before = performance.now();
    if (this.lastTick !== null) this.advance((now - this.lastTick) / 1000);
    this.lastTick = now;
    this.scriptTimes.push(performance.now() - before);
    if (this.scriptTimes.length > 600) this.scriptTimes.shift();
    if (this.isPlaying) requestAnimationFrame((next) => this.tick(next));
  }

  advance(seconds) {
    const [begin, end] = this.bounds;
    // A page that was in the background goes on where it was.
    const passed = Math.min(seconds, 0.1) * this.speed * this.direction;
    let time = this.time + passed;
    if (time >= end || time < begin) {
      if (this.isBouncing) {
        this.direction = time >= end ? -1 : 1;
        time = time >= end ? end - 1e-6 : begin;
      } else if (this.isLooping) {
        time = time >= end ? begin : end - 1e-6;
      } else {
        this.setTime(time >= end ? end : begin);
        this.pause();
        return;
      }
    }
    this.setTime(time);
  }

  /** Restricts playing to a range in seconds; null removes the restriction. */
  setRange(range) {
    if (range) {
      const [a, b] = range.map((time) => Math.min(Math.max(time, 0), this.length));
      const [begin, end] = [Math.min(a, b), Math.max(a, b)];
      this.range = end - begin < this.main.frameLength / 2
        ? [begin, Math.min(begin + this.main.frameLength, this.length)] : [begin, end];
    } else {
      this.range = null;
    }
    this.tell("range");
  }

  beginRange() { this.setRange([this.time, this.range && this.range[1] > this.time ? this.range[1] : this.length]); }

  endRange() {
    const end = this.time + this.main.frameLength;
    this.setRange([this.range && this.range[0] < end ? this.range[0] : 0, end]);
  }

  select(layer) {
    this.selected = layer;
    this.tell("selection");
  }

  point(layer) {
    if (this.pointed === layer) return;
    this.pointed = layer;
    this.tell("pointing");
  }

  set(values) {
    Object.assign(this, values);
    this.tell("view");
  }
}
