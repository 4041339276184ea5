// How numbers and names are written.

const Format = {
  /** A number to some digits, without needless zeros and with a real minus sign. */
  number(value, digits = 1) {
    if (!Number.isFinite(value)) return "–";
    const factor = 10 ** digits;
    const rounded = Math.round(value * factor) / factor;
    return String(Object.is(rounded, -0) ? 0 : rounded).replace("-", "−");
  },

  seconds(value) { return `${Format.fixed(value, 3)} s`; },

  fixed(value, digits) { return value.toFixed(digits).replace("-", "−"); },

  digits: { points: 1, degrees: 1, fraction: 2, factor: 3, perPoint: 5 },
  signs: { points: " pt", degrees: "°", fraction: "", factor: "×", perPoint: " /pt" },

  value(value, unit) {
    if (value === null || value === undefined) return "–";
    return Format.number(value, Format.digits[unit] ?? 2) + (Format.signs[unit] ?? "");
  },

  /** A change with its sign. */
  change(value, unit) {
    const text = Format.value(value, unit);
    return value > 0 && !text.startsWith("−") ? `+${text}` : text;
  },

  speed(value, unit) {
    const sign = { points: " pt/s", degrees: "°/s", fraction: " /s", factor: "× /s" }[unit] ?? " /s";
    return Format.number(value, Math.abs(value) >= 100 ? 0 : 1) + sign;
  },

  /** A round step so that a range has about so many of them. */
  step(range, count) {
    const rough = range / Math.max(count, 1);
    const power = 10 ** Math.floor(Math.log10(rough));
    for (const factor of [1, 2, 5]) if (factor * power >= rough) return factor * power;
    return 10 * power;
  },

  color(components) {
    if (!Array.isArray(components)) return null;
    const [red, green, blue, alpha] = components;
    const byte = (value) => Math.round(Math.min(Math.max(value, 0), 1) * 255);
    return { css: `rgba(${byte(red)}, ${byte(green)}, ${byte(blue)}, ${alpha})`,
      text: `#${[red, green, blue].map((c) => byte(c).toString(16).padStart(2, "0")).join("")}`
        + (alpha < 1 ? ` at ${Format.number(alpha * 100, 0)} %` : "") };
  },

  /** The property that a component belongs to, and the component's own name. */
  family(property) {
    const color = /^(backgroundColor|borderColor|shadowColor|textColor)\.(\w+)$/.exec(property);
    if (color) return [color[1], color[2]];
    if (property.startsWith("bounds.size.")) return ["size", property.slice(12)];
    if (property.startsWith("bounds.origin.")) return ["bounds origin", property.slice(14)];
    const parts = /^(.*)\.(x|y|z|xy|xz|yz|width|height)$/.exec(property);
    if (!parts) return [property, ""];
    const name = parts[1].replace(/^transform\./, "").replace(/^sublayerTransform\./, "sublayer ");
    return [name, parts[2]];
  },

  words(property) {
    return property.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  },

  count(number, noun) { return `${number} ${noun}${number === 1 ? "" : "s"}`; },
};

/** Motions in words. */
const Sentence = {
  way(motion) {
    const turn = motion.turn !== undefined ? ` → ${motion.turnText}` : "";
    return `${motion.startText}${turn} → ${motion.endText} (${Sentence.distance(motion)})`;
  },

  /** How far it goes; of what comes back, also how far it was away. */
  distance(motion) {
    return motion.turn === undefined
      ? Format.change(motion.end - motion.start, motion.unit)
      : `${Format.change(motion.turn - motion.start, motion.unit)} and back`;
  },

  pace(motion) {
    const curve = motion.curve ?? "no single curve";
    const begin = motion.begin > 5e-4 ? ` from ${Format.seconds(motion.begin)} on` : "";
    return motion.duration === 0 ? `at once at ${Format.seconds(motion.begin)}`
      : `${Format.seconds(motion.duration)}${begin}, ${curve}`;
  },
};

/** An element with attributes, and text or elements in it; text is never read as markup. */
function make(name, attributes = {}, ...content) {
  const isSVG = ["svg", "path", "line", "text", "g", "rect", "circle", "polygon", "title", "polyline", "pattern"]
    .includes(name);
  const element = isSVG
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(key, value === true ? "" : value);
    }
  }
  element.append(...content.filter((part) => part !== null && part !== undefined));
  return element;
}
