import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { contacts, type StoredContact } from '../../state/model/contacts.ts';
import type { State } from '../../state/state.ts';

/**
 * A contact that the caller sees: an own one, or a shared one.
 * @throws ServiceError RESOURCE_NOT_FOUND; one of others cannot be told from one that is not there
 */
export async function findContact(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  contactId: string,
): Promise<StoredContact> {
  const contact = await state.of(contacts).get(account.accountId, contactId.toLowerCase());
  if (contact !== undefined && (contact.shared || contact.ownerId === caller.userId))
    return contact;
  throw new ServiceError(
    'RESOURCE_NOT_FOUND',
    `The address book of ${caller.userName} in ${account.name} has no contact ${contactId}.`,
  );
}
