import { type Cell, flow } from '../../flow.ts';
import { limits } from '../../limits.ts';
import { newPdf, savePdf } from '../../pdf-lib.ts';

/** Beside each other, more columns are too narrow to be read. */
const mostColumns = 16;

/** Rows that are read of a sheet: more would be more pages than a document may have. */
const mostRows = 100_000;

/**
 * Writes the values of the cells of a workbook as tables, sheet after sheet, without looks.
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where there are too many; and other errors where it
 *   is damaged
 */
export async function sheetToPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const { read } = await import('./sheetjs.ts');
  const book = read(Buffer.from(bytes), {
    type: 'buffer',
    dense: true,
    cellFormula: false,
    cellHTML: false,
    sheetRows: mostRows,
  });
  return bookToPdf(book);
}

/** Writes the lines of comma-separated values as a table, with the values as they are. */
export async function textToTable(text: string): Promise<Uint8Array> {
  const { read } = await import('./sheetjs.ts');
  const book = read(text.replace(/^\uFEFF/u, ''), {
    type: 'string',
    dense: true,
    raw: true,
    sheetRows: mostRows,
  });
  return bookToPdf(book, { isNamed: false });
}

/** @param isNamed writes the name of each sheet above it (true) */
async function bookToPdf(
  { SheetNames: names, Sheets: sheets }: Book,
  { isNamed = true }: { isNamed?: boolean } = {},
): Promise<Uint8Array> {
  const document = await newPdf();
  const pages = await flow(document, limits);
  for (const name of names) {
    const sheet = sheets[name];
    if (sheet === undefined) continue;
    if (isNamed) await pages.paragraph(name, { size: 13, bold: true, before: 10 });
    const table = readTable(sheet['!data'] ?? []);
    const columns = Math.min(table.columns, mostColumns);
    const style = { size: columns > 8 ? 7 : 9, before: 2 };
    for (const row of table.rows)
      for (const part of partsOf(row, columns)) await pages.row(part, style);
  }
  if (document.getPageCount() === 0) document.addPage([612, 792]);
  return savePdf(document);
}

/** A workbook as it is read. */
interface Book {
  SheetNames: string[];
  Sheets: Record<string, { '!data'?: (ReadCell[] | undefined)[] }>;
}

/** A cell as it is read. */
interface ReadCell {
  /** Its value as the sheet shows it. */
  w?: string;
  v?: unknown;
}

/** Rows and columns that have something in them; what is empty between them is left out. */
function readTable(data: readonly (readonly ReadCell[] | undefined)[]): {
  rows: string[][];
  columns: number;
} {
  const used = new Set<number>();
  const filled: Map<number, string>[] = [];
  // Empty cells are left out, since a cell can be far from all others.
  data.forEach((row) => {
    const texts = new Map<number, string>();
    row?.forEach(({ w, v }, column) => {
      const text = w ?? (v === undefined ? '' : String(v));
      if (text !== '') texts.set(column, text);
    });
    for (const column of texts.keys()) used.add(column);
    if (texts.size > 0) filled.push(texts);
  });
  const columns = [...used].toSorted((one, other) => one - other);
  const rows = filled.map((texts) => {
    const row = columns.map((column) => texts.get(column) ?? '');
    return row.slice(0, row.findLastIndex((text) => text !== '') + 1);
  });
  return { rows, columns: Math.max(1, columns.length) };
}

/** A row in parts, each as long as there can be columns beside each other. */
function partsOf(texts: readonly string[], columns: number): Cell[][] {
  const parts: Cell[][] = [];
  for (let from = 0; from < texts.length; from += columns)
    parts.push(
      Array.from({ length: columns }, (_, at) => ({ text: texts[from + at] ?? '', share: 1 })),
    );
  return parts;
}
