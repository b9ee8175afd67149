import { findContact } from '../../../contacts/find-contact.js';
import { requireManageShared } from '../../../contacts/manage-shared.js';
import { presentContact } from '../../../contacts/present-contact.js';
import { readContact } from '../../../contacts/read-contact.js';
import { defineOperation } from '../../../engine/operation.js';
import { perItem } from '../../../engine/per-item.js';
import { contacts } from '../../../model/contacts.js';

export const operation = defineOperation('Contacts_update', async (state, { body }, context) => {
  if (body.contactList.some(({ shared }) => shared === 'true'))
    await requireManageShared(state, context);
  const changed = await perItem(
    body.contactList,
    ({ contactId }) => (contactId === undefined ? {} : { contactId }),
    async (asked) => {
      const before = await findContact(state, context, asked.contactId ?? '');
      if (before.shared) await requireManageShared(state, context);
      const contact = readContact(before, asked);
      await state.of(contacts).put(context.account.accountId, contact.contactId, contact);
      return presentContact(state, context, contact);
    },
  );
  return { status: 200, body: { contacts: changed } };
});
