import { addRun, plainRuns, type Run, type TextLook, textOfRuns } from '../../runs.ts';
import {
  type Block,
  createBudget,
  type TableBlock,
  type TextBlock,
  textOfTable,
} from '../block.ts';
import { readRunLook } from './read-run-look.ts';
import { readXml } from './read-xml.ts';
import { createHeading, isListed } from './styles.ts';
import type { Look } from './styles.ts';

/** Callbacks for reading the paragraphs of a part. */
export interface ParagraphReader {
  styleOf(styleId: string): Look | undefined;
  /** The sign of a note in the text, such as `[1]`. */
  sign(kind: NoteKind, id: string): string;
  /** Receives a paragraph or a table, and the ID of the note that it is part of. */
  take(block: Block, note: string | undefined): void;
}

/** The place of a note: at the foot of a page, or at the end. */
export type NoteKind = 'endnote' | 'footnote';

interface Paragraph {
  runs: Run[];
  style: Look | undefined;
  heading: Look | undefined;
  listed: boolean | undefined;
  align: TextBlock['align'];
}

/** An open table, with its properties read so far. */
interface OpenTable {
  table: TableBlock;
  /** The widths of its columns in points; 0 if unknown. */
  widths: number[];
  /** True if its properties define its lines. */
  borders?: boolean;
}

/**
 * Elements whose text is not part of the document as displayed: deleted or moved text, older
 * properties, and fallbacks for old programs.
 */
const skipped = new Set([
  'Fallback',
  'del',
  'instrText',
  'moveFrom',
  'pPrChange',
  'rPrChange',
  'sdtPr',
  'sectPr',
  'tabs',
  'tblPrChange',
]);
const characters = new Map([
  ['tab', '\t'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);
const alignments = new Map<string, TextBlock['align']>([
  ['center', 'center'],
  ['right', 'right'],
  ['end', 'right'],
]);
const borders = new Set(['top', 'left', 'start', 'bottom', 'right', 'end', 'insideH', 'insideV']);
/** Tables in cells of tables; of those that are nested deeper, the paragraphs stay. */
const deepestTable = 4;
/** More columns have no room on a page. */
const mostColumns = 100;
/** The number of twips, the unit of Word, in a point. */
const twipsOfPoint = 20;

function symbol(code: string | undefined): string {
  const number = Number.parseInt(code ?? '', 16);
  return number > 0 && number < 0xd8_00 ? String.fromCodePoint(number) : '?';
}

function createBlock({ runs: all, style, heading, listed, align }: Paragraph): TextBlock {
  const own: Look | undefined =
    listed === undefined ? undefined : { kind: listed ? 'item' : 'paragraph' };
  const styled = style?.kind === 'heading' ? style : (own ?? style);
  const { kind = 'paragraph', level } = heading ?? styled ?? {};
  const runs = plainRuns(all);
  const aligned = align ?? style?.align;
  const isPlain = runs.every(({ look }) => look === undefined);
  return {
    kind,
    ...(level !== undefined && { level }),
    text: textOfRuns(runs),
    ...(!isPlain && { runs }),
    ...(aligned !== undefined && { align: aligned }),
  };
}

/**
 * Reads the paragraphs and tables of the body of a .docx, or of its notes, in their order. Those in a
 * text box come before the paragraph that the box is tied to.
 */
export async function readParagraphs(bytes: Uint8Array, reader: ParagraphReader): Promise<void> {
  const open: Paragraph[] = [];
  const tables: OpenTable[] = [];
  /** The lists that receive paragraphs: those of cells, or else the reader. */
  const cells: Block[][] = [];
  const count = createBudget();
  const parents: string[] = [];
  let inText = false;
  let note: string | undefined;
  /** The formatting of the open run, in addition to that of its paragraph. */
  let look: TextLook = {};
  let shown: TextLook | undefined;
  const add = (text: string) => {
    const paragraph = open.at(-1);
    if (paragraph !== undefined) addRun(paragraph.runs, text, shown);
  };
  const take = (block: Block) => {
    const cell = cells.at(-1);
    if (cell === undefined) reader.take(block, note);
    else {
      if (block.kind !== 'table') count(block.text);
      cell.push(block);
    }
  };
  /** The look of the letters that follow: that of the paragraph, changed by that of the run. */
  const setLook = () => {
    const all = { ...open.at(-1)?.style?.letters, ...look };
    shown = Object.keys(all).length === 0 ? undefined : all;
  };
  await readXml(bytes, skipped, {
    open(name, attribute) {
      const paragraph = open.at(-1);
      const table = tables.at(-1);
      const parent = parents.at(-1);
      parents.push(name);
      switch (name) {
        case 'p':
          open.push({
            runs: [],
            style: reader.styleOf(''),
            heading: undefined,
            listed: undefined,
            align: undefined,
          });
          look = {};
          setLook();
          break;
        case 'r':
          look = {};
          setLook();
          break;
        case 't':
          inText = true;
          break;
        case 'br':
          add((attribute('type') ?? 'textWrapping') === 'textWrapping' ? '\n' : '');
          break;
        case 'sym':
          add(symbol(attribute('char')));
          break;
        case 'footnote':
        case 'endnote':
          note = attribute('id');
          break;
        case 'footnoteReference':
          add(reader.sign('footnote', attribute('id') ?? ''));
          break;
        case 'endnoteReference':
          add(reader.sign('endnote', attribute('id') ?? ''));
          break;
        case 'pStyle':
          if (paragraph !== undefined) {
            paragraph.style = reader.styleOf(attribute('val') ?? '');
            setLook();
          }
          break;
        case 'outlineLvl':
          if (paragraph !== undefined) {
            paragraph.heading = createHeading(attribute('val'));
          }
          break;
        case 'numId':
          if (paragraph !== undefined) {
            paragraph.listed = isListed(attribute('val'));
          }
          break;
        case 'jc':
          if (paragraph !== undefined && parent === 'pPr')
            paragraph.align = alignments.get(attribute('val') ?? '');
          break;
        case 'tbl':
          tables.push({ table: { kind: 'table', text: '', rows: [], ruled: true }, widths: [] });
          break;
        case 'gridCol':
          if (table !== undefined && table.widths.length < mostColumns)
            table.widths.push(Number(attribute('w') ?? '0') / twipsOfPoint);
          break;
        case 'tr':
          table?.table.rows.push({ cells: [] });
          break;
        case 'tc': {
          const blocks: Block[] = [];
          table?.table.rows.at(-1)?.cells.push({ blocks, span: 1 });
          cells.push(blocks);
          break;
        }
        case 'gridSpan': {
          const cell = table?.table.rows.at(-1)?.cells.at(-1);
          const span = Number(attribute('val'));
          if (cell !== undefined && Number.isInteger(span) && span > 0 && span < 100)
            cell.span = span;
          break;
        }
        case 'shd': {
          const cell = table?.table.rows.at(-1)?.cells.at(-1);
          const fill = attribute('fill') ?? '';
          if (cell !== undefined && parent === 'tcPr' && /^[\da-f]{6}$/iu.test(fill))
            cell.fill = `#${fill}`;
          break;
        }
        default:
          if (parent === 'rPr' && parents.at(-3) === 'r') {
            look = { ...look, ...readRunLook(name, attribute) };
            setLook();
          } else if (parent === 'tblBorders' && borders.has(name)) {
            const value = attribute('val') ?? 'nil';
            if (table !== undefined) table.borders ||= value !== 'nil' && value !== 'none';
          } else if (parent !== 'tblPr' && parent !== 'pPr') add(characters.get(name) ?? '');
      }
    },
    close(name) {
      parents.pop();
      if (name === 't') {
        inText = false;
      } else if (name === 'p') {
        const paragraph = open.pop();
        const block = paragraph === undefined ? undefined : createBlock(paragraph);
        if (block !== undefined && block.text !== '') take(block);
        setLook();
      } else if (name === 'tc') {
        cells.pop();
      } else if (name === 'tbl') {
        const closed = tables.pop();
        if (closed === undefined || closed.table.rows.length === 0) return;
        if (tables.length < deepestTable) take(finishTable(closed));
        // Their texts are counted already.
        else for (const block of listBlocks(closed.table)) cells.at(-1)?.push(block);
      }
    },
    text(text) {
      if (inText) add(text);
    },
  });
}

function listBlocks({ rows }: TableBlock): Block[] {
  return rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks));
}

function finishTable({ table, widths, borders: ruled }: OpenTable): TableBlock {
  const isSized = widths.length > 0 && widths.every((width) => width > 0);
  return {
    ...table,
    ...(ruled === false && { ruled }),
    ...(isSized && { widths }),
    text: textOfTable(table),
  };
}
