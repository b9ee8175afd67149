/** A syntax error in CSV, with its position in the text, from 0. */
export class CsvError extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`The CSV is malformed at character ${at + 1}`);
    this.at = at;
  }
}

/**
 * The fields of each row of CSV; empty lines are left out. One pass over the text.
 * @throws CsvError where a quote is not closed, or is followed by other characters
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length;) {
    const { value, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    row.push(value);
    const separator = text[end] ?? '';
    if (!['', ',', '\r', '\n'].includes(separator)) throw new CsvError(end);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (separator === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

interface Field {
  value: string;
  /** The place after it. */
  end: number;
}

function readPlain(text: string, start: number): Field {
  const separator = /[",\r\n]/g;
  separator.lastIndex = start;
  const end = separator.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}

/** A quote within it is written twice. */
function readQuoted(text: string, start: number): Field {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) throw new CsvError(start);
    if (text[at + 1] !== '"')
      return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
}
