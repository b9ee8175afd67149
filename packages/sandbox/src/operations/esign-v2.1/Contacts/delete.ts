import { findContact } from '../../../contacts/find-contact.js';
import { removeContact } from '../../../contacts/remove-contact.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation('Contacts_delete', async (state, { path }, context) => {
  const contact = await findContact(state, context, path.contactId);
  return { status: 200, body: { contacts: [await removeContact(state, context, contact)] } };
});
