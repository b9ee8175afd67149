import { findContact } from '../../../contacts/find-contact.ts';
import { removeContact } from '../../../contacts/remove-contact.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation('Contacts_delete', async (state, { path }, context) => {
  const contact = await findContact(state, context, path.contactId);
  return { status: 200, body: { contacts: [await removeContact(state, context, contact)] } };
});
