// What a variant of a screen asks for, in the address: ?dark&rtl&text=accessibility1. With &blocks the page
// becomes the rectangles of its blocks, in points from the screen's top left corner.
"use strict";

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
root.classList.toggle("dark", asked.has("dark"));
root.dir = asked.has("rtl") ? "rtl" : "ltr";
root.dataset.text = asked.get("text") ?? "large";
root.classList.toggle("accessible", root.dataset.text.startsWith("accessibility"));

/** Names of blocks are paths: blocks of one name in one block are numbered, if there are several. */
function blocks(element, path, found) {
  const inside = [];
  const collect = (parent) => {
    for (const child of parent.children) {
      if (child.dataset?.block === undefined) collect(child);
      else inside.push(child);
    }
  };
  collect(element);
  for (const child of inside) {
    const name = child.dataset.block;
    const twins = inside.filter((other) => other.dataset.block === name);
    const number = twins.length > 1 ? `[${twins.indexOf(child)}]` : "";
    const whole = `${path}${name}${number}`;
    const { x, y, width, height } = child.getBoundingClientRect();
    found[whole] = [x, y, width, height].map((number) => Math.round(number * 100) / 100);
    blocks(child, `${whole}.`, found);
  }
  return found;
}

if (asked.has("blocks")) {
  addEventListener("load", () => {
    const found = blocks(document.querySelector(".screen"), "", {});
    document.body.textContent = JSON.stringify(found);
  });
}
