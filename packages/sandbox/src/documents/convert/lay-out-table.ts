import { createLine, type Line, putLine } from '../lines.ts';
import type { Block, TableBlock, TableCell, TableRow } from './block.ts';
import { layOutParagraph, type Setting } from './lay-out-paragraph.ts';

/** The room between the lines of a cell and its text. */
const padding = 4;
const thickness = 0.5;
const leastRise = 3;
/** Tables in cells of tables, of which each needs some room; deeper ones are set as their text. */
const deepest = 4;
/** More columns have no room on a page. */
const mostColumns = 60;

/** Lays out a table as lines, each with the texts of all its cells next to each other. */
export async function* layOutTable(
  table: TableBlock,
  setting: Setting,
  depth = 0,
): AsyncGenerator<Line> {
  const widths = getWidths(table, setting.width);
  for (const [index, row] of table.rows.entries())
    yield* layOutRow(row, { widths, isFirst: index === 0, ruled: table.ruled, setting, depth });
}

interface RowSetting {
  widths: readonly number[];
  isFirst: boolean;
  ruled: boolean;
  setting: Setting;
  depth: number;
}

async function* layOutRow(
  row: TableRow,
  { widths, isFirst, ruled, setting, depth }: RowSetting,
): AsyncGenerator<Line> {
  const columns: { x: number; width: number; lines: Line[]; fill: string | undefined }[] = [];
  let column = 0;
  let x = 0;
  for (const cell of row.cells) {
    const covered = widths.slice(column, column + cell.span);
    const width = covered.reduce((sum, one) => sum + one, 0);
    if (covered.length === 0) break;
    const room = { ...setting, width: Math.max(width - 2 * padding, 1) };
    columns.push({ x, width, lines: await layOutCell(cell, room, depth), fill: cell.fill });
    column += cell.span;
    x += width;
  }
  const highest = Math.max(1, ...columns.map(({ lines }) => lines.length));
  const right = columns.reduce((_, { x: left, width }) => left + width, 0);
  for (let index = 0; index < highest; index += 1) {
    const own = columns.map(({ lines }) => lines[index]);
    const isLast = index === highest - 1;
    const [above, below] = [index === 0 ? padding : 0, isLast ? padding : 0];
    const heights = own.map((line) => line?.height ?? 0);
    const line = createLine(Math.max(8, ...heights) + above + below);
    // Room for what reaches below the line of the letters.
    line.rise = Math.max(leastRise, ...own.map((one) => one?.rise ?? 0)) + below;
    for (const [at, { x: left, width, fill }] of columns.entries()) {
      const cell = own[at];
      if (cell !== undefined)
        putLine(line, cell, { x: left + padding, y: line.height - below - cell.height });
      const box = { x: left, y: 0, width, height: line.height };
      if (fill !== undefined) line.fills.push({ ...box, colour: fill });
      if (ruled) line.rules.push({ ...box, width: thickness });
    }
    if (ruled && right > 0) {
      line.rules.push({ x: right, y: 0, width: thickness, height: line.height });
      const whole = { x: 0, width: right + thickness, height: thickness };
      if (isFirst && index === 0) line.rules.push({ ...whole, y: 0 });
      if (isLast) line.rules.push({ ...whole, y: line.height });
    }
    yield line;
  }
}

async function layOutCell(cell: TableCell, setting: Setting, depth: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [index, block] of cell.blocks.entries()) {
    if (index > 0) lines.push(createLine(3));
    const own =
      block.kind === 'table' && depth < deepest
        ? layOutTable(block, setting, depth + 1)
        : layOutParagraph(asText(block), setting);
    for await (const line of own) lines.push(line);
  }
  return lines;
}

function asText(block: Block) {
  return block.kind === 'table' ? { kind: 'paragraph' as const, text: block.text } : block;
}

/** The widths of the columns: those that are given, in the room that there is, or by their texts. */
function getWidths({ rows, widths: given = [] }: TableBlock, room: number): number[] {
  const counts = rows.map(({ cells }) => cells.reduce((sum, { span }) => sum + span, 0));
  const count = Math.min(
    mostColumns,
    counts.reduce((most, one) => Math.max(most, one), 1),
  );
  if (given.length >= count && given.every((width) => width > 0)) {
    const sum = given.reduce((all, width) => all + width, 0);
    const part = Math.min(1, room / sum);
    return given.map((width) => width * part);
  }
  const needs = Array.from({ length: count }, () => 4);
  for (const { cells } of rows) {
    let column = 0;
    for (const { span, blocks } of cells) {
      if (span === 1 && column < count)
        needs[column] = Math.max(needs[column] ?? 0, Math.min(40, getNeed(blocks)));
      column += span;
    }
  }
  const sum = needs.reduce((all, need) => all + need, 0);
  return needs.map((need) => (need / sum) * room);
}

/** About how many letters wide some blocks would like to be. */
function getNeed(blocks: readonly Block[]): number {
  return blocks.reduce((most, block) => {
    const slots = block.kind === 'table' ? [] : (block.runs ?? []);
    const free = slots.reduce((sum, { slot }) => sum + (slot?.width ?? 0) / 5, 0);
    return Math.max(most, block.text.length + free);
  }, 4);
}
