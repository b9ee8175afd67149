import { breathe } from '@countersign/mock/core/server';
import type { ErrorDetails } from '@countersign/types/admin-v2';
import { AdminRefusal } from '../admin-refusal.ts';
import { MembershipRefusal } from './membership-refusal.ts';

/** The result of a row, or the error. */
export type RowResult<Result> = Result & { error_details?: ErrorDetails };

/**
 * Runs work for each row of a request, one row after the other. The result of a rejected row is
 * what `echo` returns for it, with the reason; the other rows go on. Writes before the rejection
 * are kept, so the work must check first.
 */
export async function perRow<Row, Result extends object>(
  rows: readonly Row[],
  echo: (row: Row) => Result,
  work: (row: Row) => Promise<Result>,
): Promise<{ success: boolean; results: RowResult<Result>[] }> {
  const results: RowResult<Result>[] = [];
  let success = true;
  for (const row of rows) {
    await breathe();
    try {
      results.push(await work(row));
    } catch (error) {
      if (!(error instanceof AdminRefusal)) throw error;
      success = false;
      results.push({ ...echo(row), error_details: presentRefusal(error) });
    }
  }
  return { success, results };
}

function presentRefusal(refusal: AdminRefusal): ErrorDetails {
  return {
    error: refusal instanceof MembershipRefusal ? refusal.reason : refusal.code,
    error_description: refusal.message,
  };
}
