import type { ImportErrorType } from '@countersign/types/admin-v2';
import type { StoredImportRow, StoredUserImport } from './stored-import.ts';

/** Results of accepted rows, with the count of the import that each adds to. */
const successes = {
  user_added: 'added',
  user_updated: 'updated',
  membership_closed: 'closed',
  user_awaiting_activation: 'noAction',
  no_action_taken_user_exists: 'noAction',
  no_action_taken: 'noAction',
} as const;

export type RowResult = keyof typeof successes;

/** Writes the result of a row to the row, and counts it; in memory. */
export function recordResult(
  record: StoredUserImport,
  row: StoredImportRow,
  results: readonly ImportErrorType[],
  details: string,
): void {
  row.results = [...results];
  if (details !== '') row.details = details;
  record.counts.processed += 1;
  for (const result of results) {
    if (isSuccess(result)) record.counts[successes[result]] += 1;
    else count(result.endsWith('_warning') ? record.warnings : record.errors, result);
  }
}

function isSuccess(result: ImportErrorType): result is RowResult {
  return Object.hasOwn(successes, result);
}

function count(counts: StoredUserImport['errors'], type: ImportErrorType): void {
  const found = counts.find((one) => one.type === type);
  if (found === undefined) counts.push({ type, count: 1 });
  else found.count += 1;
}
