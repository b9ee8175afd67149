import { signingGroups } from '../../state/model/groups.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/** Says of the signing groups among the recipients who is in them now; any of them may act. */
export async function nameMembers(
  state: State,
  accountId: string,
  envelopes: readonly Pick<StoredEnvelope, 'recipients'>[],
): Promise<void> {
  const named = envelopes
    .flatMap(({ recipients }) => recipients)
    .filter(({ details }) => (details.signingGroupId ?? '') !== '');
  if (named.length === 0) return;
  const groups = await state.of(signingGroups).list(accountId);
  for (const { details } of named) {
    const users = groups.find(({ id }) => id === details.signingGroupId)?.users ?? [];
    details.signingGroupUsers = users.map(({ userName, email }) => ({ userName, email }));
  }
}
