import { findContact } from '../../../contacts/find-contact.ts';
import { removeContact } from '../../../contacts/remove-contact.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';

export const operation = defineOperation(
  'Contacts_deleteList',
  async (state, { body }, context) => {
    const removed = await perItem(
      body.contactList,
      ({ contactId }) => (contactId === undefined ? {} : { contactId }),
      async ({ contactId = '' }) =>
        removeContact(state, context, await findContact(state, context, contactId)),
    );
    return { status: 200, body: { contacts: removed } };
  },
);
