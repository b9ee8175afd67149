import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { bulkBatches, type StoredBatch } from './stored-batch.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/**
 * The batch with an ID, for its sender and administrators of the account.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND
 */
export async function findBatch(state: State, who: Who, batchId: string): Promise<StoredBatch> {
  const batch = await state.of(bulkBatches).get(who.account.accountId, batchId.toLowerCase());
  if (batch !== undefined && maySee(who, batch)) return batch;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The account has no bulk send batch ${batchId} that the caller is allowed to see. BulkSend_getBulkSendBatches returns them.`,
  );
}

/** The batches that the caller is allowed to see, the latest first. */
export async function listBatches(state: State, who: Who): Promise<StoredBatch[]> {
  const all = await state.of(bulkBatches).list(who.account.accountId);
  return all
    .filter((batch) => maySee(who, batch))
    .toSorted((one, other) => other.submittedAt - one.submittedAt);
}

function maySee({ caller }: Who, { sender }: StoredBatch): boolean {
  return caller.isAdmin || sender.userId === caller.userId;
}
