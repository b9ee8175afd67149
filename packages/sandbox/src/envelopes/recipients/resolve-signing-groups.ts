import { ServiceError } from '../../engine/service-error.ts';
import { signingGroups } from '../../state/model/groups.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/**
 * Takes the names of the signing groups that are recipients from the account.
 * @throws ServiceError INVALID_REQUEST_PARAMETER where the account has no such group
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
      throw new ServiceError(
        'INVALID_REQUEST_PARAMETER',
        `The account has no signing group ${id}, which recipient ${recipientId} names.`,
      );
    details.signingGroupName = group.name;
    details.name ??= group.name;
  }
}
