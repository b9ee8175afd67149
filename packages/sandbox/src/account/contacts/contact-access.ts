import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { contacts, type StoredContact } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { readUserSettings } from '../users/user-settings.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Finds a contact of the caller, or a shared one.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND, also for a contact of another user
 */
export async function findContact(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  contactId: string,
): Promise<StoredContact> {
  const contact = await state.of(contacts).get(account.accountId, contactId.toLowerCase());
  if (contact !== undefined && (contact.shared || contact.ownerId === caller.userId))
    return contact;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `The address book of ${caller.userName} in ${account.name} has no contact ${showName(contactId)}.`,
  );
}

/**
 * Checks whether the caller may manage the shared address book: administrators may, and users with
 * that setting.
 */
export async function mayManageShared(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<boolean> {
  if (caller.isAdmin) return true;
  const { canEditSharedAddressbook: given } = await readUserSettings(state, account, caller);
  return given === 'share' || given === 'true';
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS where the caller may not manage the shared address book */
export async function requireManageShared(state: State, context: Context): Promise<void> {
  if (await mayManageShared(state, context)) return;
  const { account, caller } = context;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${caller.userName} is not allowed to manage the shared address book of ${account.name}. The user setting canEditSharedAddressbook allows it.`,
  );
}
