import type { BulkRecipient } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The columns that are not labels of tabs, in lower case. */
const columns = {
  email: 'email',
  name: 'name',
  note: 'note',
  identification: 'identification',
  phonenumber: 'phoneNumber',
  accesscode: 'accessCode',
} as const;

/**
 * Reads the people of a bulk recipient from CSV with a header row: known columns, and one column for
 * each tab label. Fields with commas, quotes or line breaks are in quotes.
 * @throws ServiceRefusal INVALID_REQUEST_BODY if it is not such a file
 */
export function readCsvRows(bytes: Buffer): BulkRecipient[] {
  const [header, ...lines] = parseCsv(readText(bytes));
  const names = header?.map((name) => name.trim()) ?? [];
  const lower = new Set(names.map((name) => name.toLowerCase()));
  for (const needed of ['email', 'name'])
    if (!lower.has(needed))
      throw refuse(`The header row requires the columns Email and Name, but is ${names.join(',')}`);
  return lines.map((cells, index) => {
    if (cells.length > names.length)
      throw refuse(`Row ${index + 1} has ${cells.length} fields, but the header ${names.length}`);
    return readRow(names, cells);
  });
}

function refuse(problem: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_BODY', `${problem}.`);
}

function readText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('The CSV file is not UTF-8');
  }
}

function readRow(names: readonly string[], cells: readonly string[]): BulkRecipient {
  const row: Record<string, unknown> = {};
  const tabLabels: { name: string; value: string }[] = [];
  for (const [at, name] of names.entries()) {
    const value = cells[at]?.trim() ?? '';
    const column = Object.entries(columns).find(([key]) => key === name.toLowerCase())?.[1];
    if (value === '') continue;
    if (column === undefined) tabLabels.push({ name, value });
    else row[column] = column === 'identification' ? readIdentification(value) : value;
  }
  return { ...row, ...(tabLabels.length > 0 && { tabLabels }) };
}

function readIdentification(text: string): NonNullable<BulkRecipient['identification']> {
  const known = (['KBA', 'Phone', 'SMS'] as const).find(
    (one) => one.toLowerCase() === text.toLowerCase(),
  );
  if (known !== undefined) return known;
  throw refuse(`Identification is ${JSON.stringify(text)}. Allowed: KBA, Phone, SMS`);
}

/** The cells of each row; empty lines are left out. One pass over the text. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  while (field.lastIndex < text.length || row.length > 0) {
    const start = field.lastIndex;
    const found = field.exec(text);
    if (found === null) throw refuse(`The CSV is malformed at character ${start + 1}`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
