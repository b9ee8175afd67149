import type { Flow } from '../flow.ts';
import { createLine, type Line } from '../lines.ts';
import type { Block, PageKind, Repeated } from './block.ts';
import { layOutParagraph } from './lay-out-paragraph.ts';
import { layOutTable } from './lay-out-table.ts';

/** A block that stands on several pages. */
type RepeatedBlock = Block & { repeated: Repeated };

/** The signs in a text in place of which the number of its page stands, and the number of all pages. */
export const pageNumber = '\u{E000}';
export const pageCount = '\u{E001}';

const kinds: readonly PageKind[] = ['first', 'even', 'other'];
const places = ['top', 'bottom'] as const;
/** The distance of headers and footers from the edges of the page, in points. */
const edge = 36;
/** The margin of the text, which they may use. */
const margin = 54;
const gap = 6;
/** The largest part of a page that headers, or footers, may take. */
const mostHeight = 200;
/** Longer ones have no room on a page: they stand once, before and after the text. */
const mostCharacters = 10_000;

/** Divides blocks into those that stand on several pages, and the text. */
export function divideRepeated(blocks: readonly Block[]): [RepeatedBlock[], Block[]] {
  const repeated = blocks.filter(isRepeated);
  const length = repeated.reduce((sum, { text }) => sum + text.length, 0);
  if (length > mostCharacters) return [[], [...blocks]];
  return [repeated, blocks.filter((block) => !isRepeated(block))];
}

function isRepeated(block: Block): block is RepeatedBlock {
  return block.repeated !== undefined;
}

/**
 * Keeps room on the pages for blocks that stand on several of them. A block that is too high for a page
 * loses its last lines.
 * @returns writes them on the pages, when all others are written
 */
export async function keepRoom(
  pages: Flow,
  blocks: readonly RepeatedBlock[],
): Promise<() => Promise<void>> {
  if (blocks.length === 0) return async () => {};
  const height = { top: 0, bottom: 0 };
  for (const kind of kinds)
    for (const at of places) {
      const lines = await layOut(pages, blocks, { at, kind, number: '00', count: '00' });
      height[at] = Math.max(height[at], heightOf(lines));
    }
  pages.keep({ top: roomFor(height.top), bottom: roomFor(height.bottom) });
  return async () => {
    const count = pages.countPages();
    for (let page = 1; page <= count; page += 1) {
      const kind = page === 1 ? 'first' : page % 2 === 0 ? 'even' : 'other';
      const numbers = { kind, number: String(page), count: String(count) } as const;
      pages.linesOnPage(page, edge, await layOut(pages, blocks, { at: 'top', ...numbers }));
      const lines = await layOut(pages, blocks, { at: 'bottom', ...numbers });
      pages.linesOnPage(page, pages.height - edge - heightOf(lines), lines);
    }
  };
}

/** The room that lines need in addition to the margin. */
function roomFor(height: number): number {
  return height === 0 ? 0 : Math.max(0, edge + height + gap - margin);
}

interface Wanted {
  at: Repeated['at'];
  kind: PageKind;
  number: string;
  count: string;
}

async function layOut(
  pages: Flow,
  blocks: readonly RepeatedBlock[],
  { at, kind, number, count }: Wanted,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const block of blocks) {
    const { repeated } = block;
    if (repeated.at !== at || !repeated.on.includes(kind)) continue;
    const shown = withNumbers(block, (text) =>
      text.replaceAll(pageNumber, number).replaceAll(pageCount, count),
    );
    if (lines.length > 0) lines.push(createLine(gap));
    const all = shown.kind === 'table' ? layOutTable(shown, pages) : layOutParagraph(shown, pages);
    for await (const line of all) {
      if (heightOf(lines) + line.height > mostHeight) return lines;
      lines.push(line);
    }
  }
  return lines;
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

/** A block with other texts. */
function withNumbers(block: Block, change: (text: string) => string): Block {
  if (!block.text.includes(pageNumber) && !block.text.includes(pageCount)) return block;
  const text = change(block.text);
  if (block.kind !== 'table') {
    const { runs } = block;
    return {
      ...block,
      text,
      ...(runs !== undefined && {
        runs: runs.map((run) => ({ ...run, text: change(run.text) })),
      }),
    };
  }
  const rows = block.rows.map(({ cells }) => ({
    cells: cells.map((cell) => ({
      ...cell,
      blocks: cell.blocks.map((inside) => withNumbers(inside, change)),
    })),
  }));
  return { ...block, text, rows };
}
