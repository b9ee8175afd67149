import type { UsageHistory } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** How often and when last a user has sent envelopes. */
export async function usageOf(
  state: State,
  { accountId, userId }: StoredMember,
): Promise<UsageHistory> {
  const sent = {
    kind: 'envelope' as const,
    sender: userId,
    time: { column: 'sent_at' as const, from: 1 },
  };
  const [last] = await state.envelopes.list(accountId, {
    ...sent,
    order: { by: 'sent_at', direction: 'desc' },
    count: 1,
  });
  return {
    sentCount: String(await state.envelopes.count(accountId, sent)),
    ...(last?.sentAt !== undefined && { lastSentDateTime: dateTime(last.sentAt) }),
  };
}
