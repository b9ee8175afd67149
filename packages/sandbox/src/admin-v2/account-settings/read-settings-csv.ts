import { CsvError, parse } from 'csv-parse/sync';
import { AdminRefusal } from '../admin-refusal.ts';

/** The settings that a file has for an account: their names and values. */
export interface AccountColumn {
  accountId: string;
  settings: [name: string, value: string][];
}

const mostAccounts = 40;
const mostSettings = 2000;
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads a CSV file with the settings of accounts, one account per column.
 * @throws AdminRefusal invalid_request for a file that does not have the format
 */
export function readSettingsCsv(bytes: Buffer): AccountColumn[] {
  const [header = [], ...rows] = parseRows(bytes);
  const [category = '', setting = '', ...ids] = header;
  if (!isTitle(category, 'category') || !isTitle(setting, 'setting'))
    throw refuse(
      `Its header row must begin with Category,Setting, but begins with ${quote(header.slice(0, 2).join(','))}. An export of settings that is downloaded as CSV has the format`,
    );
  checkAccounts(ids);
  if (rows.length === 0) throw refuse('It has no setting. Add a row for each setting to change');
  if (rows.length > mostSettings)
    throw refuse(`It has ${rows.length} settings. Import ${mostSettings} at most at a time`);
  checkNames(rows);
  return ids.map((id, index) => ({
    accountId: id.trim().toLowerCase(),
    settings: rows.map(([, name = '', ...values]) => [name.trim(), values[index]?.trim() ?? '']),
  }));
}

function parseRows(bytes: Buffer): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parse(text, { bom: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw refuse(error.message);
    if (error instanceof TypeError)
      throw refuse('It is not text in UTF-8. Save it as CSV in UTF-8');
    throw error;
  }
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
    if (!guid.test(id))
      throw refuse(`The header ${quote(id)} is not the GUID of an account. Correct it`);
    if (known.has(id)) throw refuse(`The account ${id} has two columns. Remove one`);
    known.add(id);
  }
}

function checkNames(rows: readonly (readonly string[])[]): void {
  const known = new Set<string>();
  for (const [index, [, name = '']] of rows.entries()) {
    const setting = name.trim().toLowerCase();
    // The header is the first row.
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
