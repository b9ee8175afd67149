import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { signingGroups } from '../../state/model/groups.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Sets the names of the recipients that are signing groups, from the account.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the account has no such group
 */
export async function resolveSigningGroups(
  state: State,
  accountId: string,
  recipients: readonly StoredRecipient[],
): Promise<void> {
  for (const { recipientId, details } of recipients) {
    const id = details.signingGroupId;
    if (id === undefined || id === '') continue;
    const group = await state.of(signingGroups).get(accountId, id);
    if (group === undefined)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The account has no signing group ${showName(id)} (recipient ${recipientId}).`,
      );
    details.signingGroupName = group.name;
    details.name ??= group.name;
  }
}

/** Sets the current members of the signing groups among the recipients; any of them may act. */
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
