import { isGuid } from '@countersign/mock/core/outside';
import { redactedName, redactEmail } from '../../../account/users/redact-user.ts';
import { readOwnJson } from '../../../state/storage/connection.ts';
import type { StoredImportRow } from '../imports/stored-import.ts';
import { type PersonTraces, redactText } from './redact-value.ts';

/**
 * Redacts a person in the rows of an import, which are JSON. Any cell of a row with the address or
 * the ID of the person may describe the person, so only IDs and the result of the row remain.
 */
export function redactImportRows(json: string, person: PersonTraces): string {
  const rows = readOwnJson<StoredImportRow[]>(json);
  return JSON.stringify(
    rows.map((row) => {
      // A row without a result still waits to be imported.
      if (row.results === undefined) return row;
      const { cells, details } = row;
      const isNamed = cells.some((cell) => isTrace(cell, person));
      return {
        ...row,
        cells: isNamed ? cells.map((cell) => redactCell(cell, person)) : cells,
        ...(details !== undefined && { details: redactText(details, person) }),
      };
    }),
  );
}

function isTrace(cell: string, { userId, emails }: PersonTraces): boolean {
  const text = cell.trim().toLowerCase();
  return text === userId || emails.includes(text);
}

function redactCell(cell: string, person: PersonTraces): string {
  const text = cell.trim();
  if (text === '' || isGuid(text)) return cell;
  return isTrace(cell, person) ? redactEmail(person.userId) : redactedName;
}
