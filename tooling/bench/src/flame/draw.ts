import type { Frame, Origin } from './frames.ts';

/** The sizes of the picture in pixels. */
const [width, row, letter] = [1200, 16, 6.1];
/** The narrowest frame that is drawn, in pixels; wider ones alone, where the picture is too large. */
const narrowest = 1;
/** The most bytes of a picture. */
const largest = 60_000;

const colours: Readonly<Record<Origin, string>> = {
  own: '#f2a65a',
  contract: '#f7d488',
  dependency: '#a8d5a2',
  node: '#a9c9e8',
  engine: '#d3d3d3',
};

/** A frame at its place. */
interface Placed {
  frame: Frame;
  /** In pixels. */
  left: number;
  wide: number;
  depth: number;
}

/**
 * Draws a flame graph as SVG, the outermost functions above. Narrow frames are left out.
 * @param perRequest the microseconds of the processor that a request takes
 */
export function drawFlames(root: Frame, title: string, perRequest: number): string {
  for (let least = narrowest; ; least *= 1.25) {
    const picture = draw(
      root,
      `${title}: ${perRequest.toFixed(1)} µs a request`,
      perRequest,
      least,
    );
    if (Buffer.byteLength(picture) <= largest) return picture;
  }
}

function draw(root: Frame, title: string, perRequest: number, least: number): string {
  const placed = [...place({ frame: root, left: 0, wide: width, depth: 1 }, least)];
  const height = (Math.max(...placed.map(({ depth }) => depth)) + 1) * row;
  const boxes = placed.map(({ frame, left, wide, depth }) => {
    const share = frame.total / root.total;
    const cost = `${(100 * share).toFixed(1)} %, ${(perRequest * share).toFixed(1)} µs`;
    const fits = Math.floor((wide - 4) / letter);
    const text =
      fits < 3
        ? ''
        : `<text x="${round(left + 2)}" y="${depth * row + 12}">${escapeMarkup(frame.name.slice(0, fits))}</text>`;
    return `<g><title>${escapeMarkup(frame.name)}: ${cost}</title><rect class="${frame.origin}" x="${round(left)}" y="${depth * row}" width="${round(wide)}" height="${row - 1}"/>${text}</g>`;
  });
  const styles = Object.entries(colours).map(([origin, colour]) => `.${origin}{fill:${colour}}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="10">`,
    `<style>${styles.join('')}</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="2" y="12">${escapeMarkup(title)}</text>`,
    ...legend(),
    ...boxes,
    '</svg>\n',
  ].join('\n');
}

function* place({ frame, left, wide, depth }: Placed, least: number): Generator<Placed> {
  yield { frame, left, wide, depth };
  let next = left;
  const largestFirst = [...frame.called.values()].toSorted((one, other) => other.total - one.total);
  for (const inside of largestFirst) {
    const share = (wide * inside.total) / frame.total;
    if (share < least) return;
    yield* place({ frame: inside, left: next, wide: share, depth: depth + 1 }, least);
    next += share;
  }
}

function legend(): string[] {
  return Object.entries(colours).map(
    ([origin], at) =>
      `<rect class="${origin}" x="${760 + at * 88}" y="2" width="84" height="12"/><text x="${764 + at * 88}" y="12">${origin}</text>`,
  );
}

function round(pixels: number): string {
  return String(Number(pixels.toFixed(1)));
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
