import type { ParagraphStyle } from '../flow.ts';
import { tooLong } from '../flow-limits.ts';
import { limits } from '../limits.ts';
import type { Run } from '../runs.ts';

/** A page by its place in a document: the first one, and after that even and other ones. */
export type PageKind = 'even' | 'first' | 'other';

/** The pages on which a block stands, and where on them. */
export interface Repeated {
  at: 'bottom' | 'top';
  on: readonly PageKind[];
}

/** A piece of a text: a heading of level 1 to 6, a paragraph, an item of a list or fixed text. */
export interface TextBlock {
  kind: 'heading' | 'item' | 'paragraph' | 'fixed';
  text: string;
  level?: number;
  /** The parts of the text that look different, or hold a slot; they have all of it. */
  runs?: readonly Run[];
  align?: 'center' | 'left' | 'right';
  /** The sign before an item of a list (a bullet). */
  sign?: string;
  repeated?: Repeated;
}

/** A table; its text is that of all cells. */
export interface TableBlock {
  kind: 'table';
  text: string;
  rows: TableRow[];
  /** The widths of the columns in points; by default, those that their texts need. */
  widths?: readonly number[];
  /** Draws lines around the cells. */
  ruled: boolean;
  repeated?: Repeated;
}

/** A row of a table. */
export interface TableRow {
  cells: TableCell[];
}

/** A cell of a table. */
export interface TableCell {
  blocks: Block[];
  /** The number of columns that it spans. */
  span: number;
  /** The colour behind it. */
  fill?: string;
}

/** A piece of a document. */
export type Block = TableBlock | TextBlock;

/** More lines than any page has room for, even in the smallest letters. */
const mostLines = 100;

const headingSizes = [18, 15, 13, 12, 11, 11];

/** Returns the style of a kind of text, without formatting of its own. */
export function styleOfBlock(block: TextBlock): ParagraphStyle {
  switch (block.kind) {
    case 'heading':
      return { size: headingSizes[(block.level ?? 1) - 1] ?? 11, bold: true, before: 10 };
    case 'item':
      return { indent: 14, before: 3 };
    case 'fixed':
      return { font: 'Courier', size: 9 };
    case 'paragraph':
      return { before: 6 };
  }
}

/** Counts blocks and their characters, and rejects a text that is certainly too long. */
export function createBudget(): (text: string) => void {
  let characters = 0;
  let blocks = 0;
  return (text) => {
    characters += text.length;
    blocks += 1;
    if (characters > limits.characters) throw tooLong(limits.characters, 'characters');
    if (blocks > limits.pages * mostLines) throw tooLong(limits.pages, 'pages');
  };
}

/** The texts of the cells of a table, those of a row in a line. */
export function textOfTable({ rows }: Pick<TableBlock, 'rows'>): string {
  return rows
    .map(({ cells }) =>
      cells.map(({ blocks }) => blocks.map(({ text }) => text).join('\n')).join('\t'),
    )
    .join('\n');
}
