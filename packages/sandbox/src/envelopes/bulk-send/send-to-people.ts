import { accounts } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { createCopyOfRow, findBulkRows } from '../bulk-recipients/bulk-rows.ts';
import { requireBulkPlan } from './bulk-rights.ts';
import { startBatch } from './start-batch.ts';
import type { StoredBatch } from './stored-batch.ts';

/**
 * Sends a draft with a bulk recipient: a copy to each person of its list. The draft waits until all
 * copies were processed, and then goes to the recycle bin.
 * @returns the batch; undefined if the draft has no bulk recipient with people
 * @throws ServiceRefusal PLAN_ITEM_NOT_ENABLED
 */
export async function sendToPeople(
  state: State,
  envelope: StoredEnvelope,
): Promise<StoredBatch | undefined> {
  const found = await findBulkRows(state, envelope);
  if (found === undefined) return undefined;
  const { recipient, rows } = found;
  const account = await state.of(accounts).get('', envelope.accountId);
  if (account !== undefined) requireBulkPlan({ account });
  const batch = await startBatch(state, {
    name: envelope.settings.emailSubject ?? '',
    source: envelope,
    copies: rows.map((row) => createCopyOfRow(recipient, row)),
    sender: envelope.sender,
  });
  envelope.status = 'processing';
  envelope.statusChangedAt = state.now;
  return batch;
}
