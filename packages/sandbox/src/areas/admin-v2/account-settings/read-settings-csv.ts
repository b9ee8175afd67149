import { isGuid } from '@countersign/mock/core/outside';
import { AdminRefusal } from '../admin-refusal.ts';
import { readOutsideCsv } from '../../../engine/outside/read-csv.ts';

/** The settings that a file has for an account: their names and values. */
export interface AccountColumn {
  accountId: string;
  settings: [name: string, value: string][];
}

const mostAccounts = 40;
const mostSettings = 2000;
/**
 * Reads a CSV file with the settings of accounts, one account per column.
 * @throws AdminRefusal invalid_request for a file that does not have the format
 */
export function readSettingsCsv(bytes: Buffer): AccountColumn[] {
  // The limit, the header, and one row more, which shows that there are too many.
  const parsed = readOutsideCsv(bytes, mostSettings + 2);
  if (parsed === undefined)
    throw refuse(
      'It is not CSV in UTF-8, or has a quote that is never closed. Save it again as CSV',
    );
  const [header = [], ...rows] = parsed;
  const [category = '', setting = '', ...ids] = header;
  if (!isTitle(category, 'category') || !isTitle(setting, 'setting'))
    throw refuse(
      `Its header row must begin with Category,Setting, but begins with ${quote(header.slice(0, 2).join(','))}. An export of settings that is downloaded as CSV has the format`,
    );
  checkAccounts(ids);
  if (rows.length === 0) throw refuse('It has no setting. Add a row for each setting to change');
  if (rows.length > mostSettings)
    throw refuse(`It has more than ${mostSettings} settings. Import fewer at a time`);
  checkRows(rows, header.length);
  return ids.map((id, index) => ({
    accountId: id.trim().toLowerCase(),
    settings: rows.map(([, name = '', ...values]) => [name.trim(), values[index]?.trim() ?? '']),
  }));
}

function isTitle(text: string, title: string): boolean {
  return text.trim().toLowerCase() === title;
}

function checkAccounts(ids: readonly string[]): void {
  if (ids.length === 0)
    throw refuse('Its header row names no account. Add a column for each account, with its GUID');
  if (ids.length > mostAccounts)
    throw refuse(`It has ${ids.length} accounts. Import ${mostAccounts} at most at a time`);
  const known = new Set<string>();
  for (const id of ids.map((one) => one.trim().toLowerCase())) {
    if (!isGuid(id))
      throw refuse(`The header ${quote(id)} is not the GUID of an account. Correct it`);
    if (known.has(id)) throw refuse(`The account ${id} has two columns. Remove one`);
    known.add(id);
  }
}

function checkRows(rows: readonly (readonly string[])[], width: number): void {
  const known = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const [, name = ''] = row;
    const setting = name.trim().toLowerCase();
    // The header is the first row.
    if (row.length !== width)
      throw refuse(
        `Row ${index + 2} has ${row.length} cells, and the header row ${width}. Add or remove cells`,
      );
    if (setting === '') throw refuse(`Row ${index + 2} names no setting. Add its name`);
    if (known.has(setting))
      throw refuse(`Row ${index + 2} has the setting ${quote(name)} again. Remove one of the rows`);
    known.add(setting);
  }
}

function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

function refuse(sentence: string): AdminRefusal {
  return new AdminRefusal('invalid_request', `Invalid file at /file.csv: ${sentence}.`);
}
