import { deflateSync } from 'node:zlib';

/** The objects of a PDF that stand in a list, and those that do not; the first one is its catalog. */
export interface StreamPdf {
  /** The dictionaries in lists, with so many in each. */
  objects: readonly string[];
  perList?: number;
  /** More entries of the table. */
  trailer?: string;
  /** More entries of each list. */
  listEntries?: string;
  /** Writes the table as differences of its rows. */
  predicted?: boolean;
  /** Changes the table before it is packed. */
  changeRows?: (rows: Buffer) => Buffer;
  /** Changes a list before it is packed. */
  changeList?: (list: string) => string;
}

/** Writes a PDF whose objects stand in lists, with a table that is a stream. */
export function writeStreamPdf({
  objects,
  perList = 50,
  trailer = '',
  listEntries = '',
  predicted = false,
  changeRows = (rows) => rows,
  changeList = (list) => list,
}: StreamPdf): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = 9;
  function add(number: number, entries: string, data: Buffer): void {
    const packed = deflateSync(data);
    const part = Buffer.concat([
      Buffer.from(
        `${number} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      ),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
    parts.push(part);
    at += part.length;
  }
  const rows: [number, number, number][] = [[0, 0, 255]];
  const lists: [number, number][] = [];
  for (let from = 0; from < objects.length; from += perList) {
    const number = objects.length + 1 + lists.length;
    const some = objects.slice(from, from + perList);
    let begin = 0;
    const head = some.map((object, index) => {
      const own = `${from + index + 1} ${begin}`;
      begin += object.length + 1;
      rows.push([2, number, index]);
      return own;
    });
    const first = `${head.join(' ')} `;
    lists.push([number, at]);
    const list = changeList(first + some.map((object) => `${object}\n`).join(''));
    add(
      number,
      `/Type /ObjStm /N ${some.length} /First ${first.length} ${listEntries}`,
      Buffer.from(list, 'latin1'),
    );
  }
  for (const [, place] of lists) rows.push([1, place, 0]);
  const table = at;
  rows.push([1, table, 0]);
  const bytes = changeRows(
    Buffer.concat(
      rows.map(([kind, first, second]) =>
        Buffer.from([kind, (first >> 16) & 255, (first >> 8) & 255, first & 255, second]),
      ),
    ),
  );
  add(
    rows.length - 1,
    `/Type /XRef /Size ${rows.length} /W [1 3 1] /Root 1 0 R ${predicted ? '/DecodeParms << /Columns 5 /Predictor 12 >>' : ''} ${trailer}`,
    predicted ? differences(bytes) : bytes,
  );
  parts.push(Buffer.from(`startxref\n${table}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** Writes rows of five bytes as their differences from the row above. */
function differences(rows: Buffer): Buffer {
  const written: number[] = [];
  for (const [at, byte] of rows.entries()) {
    if (at % 5 === 0) written.push(2);
    written.push((byte - (rows[at - 5] ?? 0)) & 255);
  }
  return Buffer.from(written);
}
