import { findContact } from '../../../contacts/find-contact.ts';
import { requireManageShared } from '../../../contacts/manage-shared.ts';
import { presentContact } from '../../../contacts/present-contact.ts';
import { readContact } from '../../../contacts/read-contact.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { contacts } from '../../../model/contacts.ts';

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
