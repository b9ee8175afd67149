import type { BulkRecipient } from '@countersign/types/esign-v2.1';
import { excessInCsv } from '../../engine/outside/read-csv.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { CsvError, parseCsv } from './parse-csv.ts';

/** The columns that are not labels of tabs, by their names in lower case. */
const columns = new Map([
  ['email', 'email'],
  ['name', 'name'],
  ['note', 'note'],
  ['identification', 'identification'],
  ['phonenumber', 'phoneNumber'],
  ['accesscode', 'accessCode'],
]);

/**
 * Reads the people of a bulk recipient from CSV with a header row: known columns, and one column for
 * each tab label. Fields with commas, quotes or line breaks are in quotes.
 * @param most largest number of people in the file
 * @throws ServiceRefusal INVALID_REQUEST_BODY if it is not such a file
 */
export function readCsvRows(bytes: Buffer, most: number): BulkRecipient[] {
  const excess = excessInCsv(bytes);
  if (excess !== undefined) throw refuse(`The file is ${excess.message}`);
  const [header = [], ...lines] = parse(readText(bytes));
  const names = header.map((name) => name.trim());
  const lower = new Set(names.map((name) => name.toLowerCase()));
  for (const needed of ['email', 'name'])
    if (!lower.has(needed)) throw refuse('The header row requires the columns Email and Name');
  if (lines.length > most)
    throw refuse(`The list has ${lines.length} people. The maximum is ${most}`);
  return lines.map((cells, index) => {
    if (cells.length > names.length)
      throw refuse(`Row ${index + 1} has ${cells.length} fields, but the header ${names.length}`);
    return readRow(names, cells);
  });
}

function parse(text: string): string[][] {
  try {
    return parseCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw refuse(error.message);
    throw error;
  }
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
  for (const [at, cell] of cells.entries()) {
    const name = names[at] ?? '';
    const value = cell.trim();
    const column = columns.get(name.toLowerCase());
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
