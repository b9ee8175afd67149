import { readLength, readLook, readStyle } from '../html/css.ts';
import { type HtmlField, type HtmlMarker, sizeOfField, sizeOfMarker } from '../html/html-fields.ts';
import type { PartsReader } from '../html/read-parts.ts';
import { addRun, plainRuns, type Run, type TextLook, textOfRuns } from '../runs.ts';
import { type Block, createBudget, type TableBlock, type TextBlock, textOfTable } from './block.ts';
import { blocksToPdf } from './blocks.ts';
import { readMarkup } from './read-markup.ts';
import { decodeText } from './text-to-pdf.ts';
import { type Kind, paragraph, unseenTags, blockTags, voidTags, endsSame } from './html-tags.ts';
import { hasRules, readElementLook, readAlign } from './html-looks.ts';

/** The maximum depth of elements inside each other; browsers stop at about as many. */
const deepest = 512;
/** Tables in cells of tables; of those that are nested deeper, the paragraphs stay. */
const deepestTable = 4;
/** Documents have a few; each has to be unpacked. */
const mostImages = 100;

interface OpenElement {
  name: string;
  kind: Kind;
  look: TextLook;
  align: TextBlock['align'];
  hidden: boolean;
  /** The number of the next item of a list. */
  next?: number;
  /** True for a table that is in `tables`; those nested deeper than `deepestTable` are not. */
  isTable: boolean;
}

interface OpenTable {
  rows: TableBlock['rows'];
  ruled: boolean;
  /** The cell that is open. */
  blocks?: Block[] | undefined;
}

const outermost: OpenElement = {
  name: '',
  kind: paragraph,
  look: {},
  align: undefined,
  hidden: false,
  isTable: false,
};

/** Makes blocks of HTML while it is read. */
export interface HtmlBlocks extends PartsReader {
  /** Ends what is still open. */
  end(): void;
}

/**
 * Makes blocks of what is in HTML: headings, paragraphs, lists, tables and fixed text, with weight,
 * slant, size and colour of the letters, and a slot for each field. Tags that are not closed, or closed
 * where none is open, do no harm and cost no more than others.
 */
export function createHtmlBlocks(take: (block: Block) => void): HtmlBlocks {
  /** The elements that are open, and how many of each name: a tag that closes none is not searched. */
  const open: OpenElement[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const current = () => open.at(-1) ?? outermost;
  const tables: OpenTable[] = [];
  const budget = createBudget();
  let unseen: { name: string; depth: number } | undefined;
  let runs: Run[] = [];
  let sign: string | undefined;
  /** Images that stand in the text, each read once. */
  const images = new Map<string, Uint8Array>();

  const put = (block: Block) => {
    const cell = tables.findLast(({ blocks }) => blocks !== undefined)?.blocks;
    if (cell === undefined) take(block);
    else {
      if (block.kind !== 'table') budget(block.text);
      cell.push(block);
    }
  };
  const end = () => {
    if (runs.length === 0) return;
    const { kind, align } = current();
    const found = kind.kind === 'fixed' ? runs : plainRuns(runs);
    runs = [];
    const text = textOfRuns(found);
    if (text === '' && !found.some(({ slot }) => slot !== undefined)) return;
    const isPlain = found.every(({ look, slot }) => look === undefined && slot === undefined);
    put({
      ...kind,
      text,
      ...(!isPlain && { runs: found }),
      ...(align !== undefined && { align }),
      ...(sign !== undefined && kind.kind === 'item' && { sign }),
    });
    sign = undefined;
  };
  const add = (text: string) => {
    const { look, hidden } = current();
    if (hidden) return;
    addRun(runs, text, Object.keys(look).length === 0 ? undefined : look);
  };
  const addSlot = (id: string, size: { width: number; height: number }) => {
    if (!current().hidden) runs.push({ text: '', slot: { id, ...size } });
  };
  const pop = () => {
    const closed = open.pop();
    if (closed === undefined) return undefined;
    count(closed.name, -1);
    const table = tables.at(-1);
    if (closed.name === 'td' || closed.name === 'th') {
      if (table !== undefined) table.blocks = undefined;
    } else if (closed.isTable) {
      tables.pop();
      const rows = table?.rows.filter(({ cells }) => cells.length > 0) ?? [];
      if (rows.length > 0)
        put({ kind: 'table', rows, ruled: table?.ruled ?? false, text: textOfTable({ rows }) });
    }
    return closed.name;
  };
  const close = (name: string) => {
    if ((counts.get(name) ?? 0) === 0) return;
    if (blockTags.has(name) || name === 'td' || name === 'th') end();
    for (let closed = pop(); closed !== undefined && closed !== name; closed = pop());
  };
  /** Checks whether the last element of a name is open in the same cell or list. */
  const isInner = (name: string) => {
    const bounds = name === 'li' ? ['ul', 'ol', 'table'] : ['table'];
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const own = open[index]?.name ?? '';
      if (own === name) return true;
      // A cell or a row ends what is in it, a paragraph no more than itself.
      if (bounds.includes(own) || (name === 'p' && blockTags.has(own)) || open.length - index > 32)
        return false;
    }
    return false;
  };

  return {
    open(name, attributes) {
      if (unseen !== undefined) {
        unseen.depth += unseen.name === name ? 1 : 0;
        return;
      }
      if (unseenTags.has(name)) {
        unseen = { name, depth: 1 };
        return;
      }
      if (name === 'br' || name === 'hr') add('\n');
      if (name === 'img') addImage(attributes);
      if (voidTags.has(name)) return;
      if (endsSame.has(name) && (counts.get(name) ?? 0) > 0 && isInner(name)) close(name);
      if (name === 'td' && (counts.get('th') ?? 0) > 0 && isInner('th')) close('th');
      if (name === 'th' && (counts.get('td') ?? 0) > 0 && isInner('td')) close('td');
      const kind = blockTags.get(name);
      const isCell = name === 'td' || name === 'th';
      if (kind !== undefined || isCell) end();
      const outer = current();
      if (name === 'li' && !outer.hidden) sign = nextSign();
      if (isCell && tables.length === 0) add(' ');
      if (open.length >= deepest) return;
      const style = readStyle(attributes.get('style') ?? '');
      const isTable = name === 'table' && tables.length < deepestTable;
      if (isTable) tables.push({ rows: [], ruled: hasRules(attributes.get('border'), style) });
      const table = tables.at(-1);
      if (name === 'tr' && table?.blocks === undefined) table?.rows.push({ cells: [] });
      if (isCell && table !== undefined) openCell(table, attributes, style);
      const element: OpenElement = {
        name,
        kind: kind ?? (isCell ? paragraph : outer.kind),
        look: readElementLook(name, attributes, style, outer.look),
        align: readAlign(name, attributes, style) ?? outer.align,
        hidden: outer.hidden || style.get('display') === 'none',
        isTable,
        ...(name === 'ol' && { next: Number(attributes.get('start') ?? '1') || 1 }),
      };
      // Colour behind cells is drawn with the cell, and behind other blocks not at all.
      if (kind !== undefined || isCell) delete element.look.background;
      open.push(element);
      count(name, 1);
    },
    close(name) {
      if (unseen !== undefined) {
        unseen.depth -= unseen.name === name ? 1 : 0;
        unseen = unseen.depth === 0 ? undefined : unseen;
      } else {
        if (blockTags.has(name)) end();
        close(name);
      }
    },
    text(part) {
      if (unseen !== undefined) return;
      add(current().kind.kind === 'fixed' ? part : part.replace(/\s+/gu, ' '));
    },
    field(field: HtmlField) {
      addSlot(field.id, sizeOfField(field));
    },
    marker({ id }: HtmlMarker) {
      addSlot(id, sizeOfMarker);
    },
    end() {
      end();
      while (pop() !== undefined);
    },
  };

  function addImage(attributes: ReadonlyMap<string, string>): void {
    const source = attributes.get('src') ?? '';
    if (current().hidden || !source.startsWith('data:image/') || images.size >= mostImages) return;
    const bytes =
      images.get(source) ?? Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
    images.set(source, bytes);
    const style = readStyle(attributes.get('style') ?? '');
    const side = (name: string) =>
      readLength(style.get(name) ?? attributes.get(name) ?? '', 0) ?? 0;
    const id = `image-${images.size}`;
    runs.push({
      text: '',
      slot: { id, width: side('width'), height: side('height'), image: bytes },
    });
  }

  /** Counts an item of a list and returns its number; undefined for a list without numbers. */
  function nextSign(): string | undefined {
    const list = open.findLast(({ name }) => name === 'ol' || name === 'ul');
    if (list?.next === undefined) return undefined;
    list.next += 1;
    return `${list.next - 1}.`;
  }
}

function openCell(
  table: OpenTable,
  attributes: ReadonlyMap<string, string>,
  style: ReadonlyMap<string, string>,
): void {
  const span = Number(attributes.get('colspan') ?? '1');
  const blocks: Block[] = [];
  const back = readLook(
    new Map([
      ['background-color', attributes.get('bgcolor') ?? ''],
      ...[...style].filter(([name]) => name.startsWith('background')),
    ]),
    {},
  ).background;
  if (table.rows.length === 0) table.rows.push({ cells: [] });
  table.rows.at(-1)?.cells.push({
    blocks,
    span: Number.isInteger(span) && span > 0 && span < 100 ? span : 1,
    ...(back !== undefined && { fill: back }),
  });
  table.blocks = blocks;
  table.ruled ||= hasRules(undefined, style);
}

/** The headings, paragraphs, lists, tables and fixed texts of HTML. */
export async function htmlToBlocks(html: string): Promise<Block[]> {
  const blocks: Block[] = [];
  const reader = createHtmlBlocks((block) => blocks.push(block));
  await readMarkup(html, 'html', reader);
  reader.end();
  return blocks;
}

/** Writes HTML, with the looks of its letters, its tables and its images. */
export function htmlToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const html = decodeText(bytes, name);
  return blocksToPdf(async (take) => {
    const reader = createHtmlBlocks(take);
    await readMarkup(html, 'html', reader);
    reader.end();
  });
}
