import type { Contact } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { contacts, type StoredContact } from '../../state/model/contacts.ts';
import type { State } from '../../state/state.ts';
import { requireManageShared } from './manage-shared.ts';

/** Deletes a contact. @throws ServiceError USER_LACKS_PERMISSIONS for a shared one without the right */
export async function removeContact(
  state: State,
  context: Context,
  { contactId, shared, name, emails }: StoredContact,
): Promise<Contact> {
  if (shared) await requireManageShared(state, context);
  await state.of(contacts).remove(context.account.accountId, contactId);
  return { contactId, name, emails };
}
