import { getAccountSettings } from '../../account/settings/account-settings.ts';
import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { requireRight } from '../rights.ts';
import { bulkBatches } from './stored-batch.ts';

/**
 * Rejects callers that cannot use bulk send.
 * @throws ServiceRefusal PLAN_ITEM_NOT_ENABLED, USER_LACKS_PERMISSIONS
 */
export async function requireBulkSend(state: State, context: Context): Promise<void> {
  requireBulkPlan(context);
  await requireRight(state, context, 'bulkSend');
}

/**
 * Rejects bulk sending in accounts whose settings have switched it off.
 * @throws ServiceRefusal PLAN_ITEM_NOT_ENABLED
 */
export function requireBulkPlan(context: Pick<Context, 'account'>): void {
  for (const setting of ['allowBulkSend', 'bulkSend'] as const)
    requireFeature(context, [setting], 'Bulk sending is', 'PLAN_ITEM_NOT_ENABLED');
}

/** The limits of an account, as numbers. */
export interface BulkLimits {
  /** Copies in a list or batch. */
  copies: number;
  /** Queued copies of the account. */
  queued: number;
  /** Envelopes of a batch that can be resent. */
  resends: number;
}

export function getBulkLimits(account: StoredAccount): BulkLimits {
  const settings = getAccountSettings(account);
  return {
    copies: Number(settings.bulkSendMaxCopiesInBatch),
    queued: Number(settings.bulkSendMaxUnprocessedEnvelopesCount),
    resends: Number(settings.bulkSendActionResendLimit),
  };
}

/** Counts the queued copies of an account. */
export async function countQueued(state: State, accountId: string): Promise<number> {
  const batches = await state.of(bulkBatches).list(accountId);
  return batches.reduce((sum, { queued }) => sum + queued, 0);
}
