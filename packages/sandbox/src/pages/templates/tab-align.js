// Lines up several fields on the same page, and gives them the same distance.

const left = ({ parts }) => Math.min(...parts.map(({ x }) => x));
const top = ({ parts }) => Math.min(...parts.map(({ y }) => y));
const right = (tab) => Math.max(...tab.parts.map(({ x }) => x)) + tab.width;
const bottom = (tab) => Math.max(...tab.parts.map(({ y }) => y)) + tab.height;
const middleX = (tab) => (left(tab) + right(tab)) / 2;
const middleY = (tab) => (top(tab) + bottom(tab)) / 2;

/** Moves all parts of a field. */
function move(tab, x, y) {
  if (Math.round(x) === 0 && Math.round(y) === 0) return;
  for (const part of tab.parts) {
    part.x = Math.max(0, Math.round(part.x + x));
    part.y = Math.max(0, Math.round(part.y + y));
  }
  // A field with a place of its own does not follow a text any more.
  tab.anchor = '';
}

/** Spreads fields evenly between the first and the last one. */
function spread(tabs, read, shift) {
  const sorted = tabs.toSorted((one, other) => read(one) - read(other));
  const [first, last] = [read(sorted[0]), read(sorted.at(-1))];
  for (const [index, tab] of sorted.entries())
    shift(tab, first + ((last - first) * index) / (sorted.length - 1) - read(tab));
}

const ways = {
  left: (tabs, first) => tabs.forEach((tab) => move(tab, left(first) - left(tab), 0)),
  center: (tabs, first) => tabs.forEach((tab) => move(tab, middleX(first) - middleX(tab), 0)),
  right: (tabs, first) => tabs.forEach((tab) => move(tab, right(first) - right(tab), 0)),
  top: (tabs, first) => tabs.forEach((tab) => move(tab, 0, top(first) - top(tab))),
  middle: (tabs, first) => tabs.forEach((tab) => move(tab, 0, middleY(first) - middleY(tab))),
  bottom: (tabs, first) => tabs.forEach((tab) => move(tab, 0, bottom(first) - bottom(tab))),
  across: (tabs) => spread(tabs, left, (tab, by) => move(tab, by, 0)),
  down: (tabs) => spread(tabs, top, (tab, by) => move(tab, 0, by)),
};

/** Lines up fields with one of them, in one of the ways of the buttons. */
export function align(way, tabs, first) {
  ways[way](tabs, first);
}
