import { requireManageShared } from '../../../contacts/manage-shared.ts';
import { presentContact } from '../../../contacts/present-contact.ts';
import { readContact } from '../../../contacts/read-contact.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { perItem } from '../../../engine/per-item.ts';
import { contacts } from '../../../model/contacts.ts';

export const operation = defineOperation('Contacts_create', async (state, { body }, context) => {
  const { account, caller, newId } = context;
  if (body.contactList.some(({ shared }) => shared === 'true'))
    await requireManageShared(state, context);
  const added = await perItem(
    body.contactList,
    ({ name }) => (name === undefined ? {} : { name }),
    async (asked) => {
      const empty = {
        contactId: newId(),
        ownerId: caller.userId,
        shared: false,
        name: '',
        emails: [],
        details: {},
      };
      const contact = readContact(empty, asked);
      await state.of(contacts).put(account.accountId, contact.contactId, contact);
      return presentContact(state, context, contact);
    },
  );
  return { status: 201, body: { contacts: added } };
});
