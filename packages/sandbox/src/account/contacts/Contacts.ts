import type { Contact } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { contacts, type StoredContact } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { findContact, requireManageShared } from './contact-access.ts';
import { presentContact, readContact } from './contact-body.ts';

export const Contacts_get = defineOperation(
  'Contacts_get',
  async (state, { path, query }, context) => {
    const found = await findContact(state, context, path.contactId);
    const contact = await presentContact(state, context, found);
    if (query.cloud_provider !== undefined && query.cloud_provider !== contact.cloudProvider)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `The contact ${path.contactId} is not stored with ${query.cloud_provider}. Omit cloud_provider.`,
      );
    const one = { resultSetSize: '1', totalSetSize: '1', startPosition: '0', endPosition: '0' };
    return { status: 200, body: { ...one, contacts: [contact] } };
  },
);

export const Contacts_create = defineOperation(
  'Contacts_create',
  async (state, { body }, context) => {
    const { account, caller, newId } = context;
    if (body.contactList.some(({ shared }) => shared === 'true'))
      await requireManageShared(state, context);
    const added = await perItem(
      body.contactList,
      ({ name }) => (name === undefined ? {} : { name }),
      async (requested) => {
        const empty = {
          contactId: newId(),
          ownerId: caller.userId,
          shared: false,
          name: '',
          emails: [],
          details: {},
        };
        const contact = readContact(empty, requested);
        await state.of(contacts).put(account.accountId, contact.contactId, contact);
        return presentContact(state, context, contact);
      },
    );
    return { status: 201, body: { contacts: added } };
  },
);

export const Contacts_update = defineOperation(
  'Contacts_update',
  async (state, { body }, context) => {
    if (body.contactList.some(({ shared }) => shared === 'true'))
      await requireManageShared(state, context);
    const changed = await perItem(
      body.contactList,
      ({ contactId }) => (contactId === undefined ? {} : { contactId }),
      async (requested) => {
        const before = await findContact(state, context, requested.contactId ?? '');
        if (before.shared) await requireManageShared(state, context);
        const contact = readContact(before, requested);
        await state.of(contacts).put(context.account.accountId, contact.contactId, contact);
        return presentContact(state, context, contact);
      },
    );
    return { status: 200, body: { contacts: changed } };
  },
);

export const Contacts_delete = defineOperation(
  'Contacts_delete',
  async (state, { path }, context) => {
    const contact = await findContact(state, context, path.contactId);
    return { status: 200, body: { contacts: [await removeContact(state, context, contact)] } };
  },
);

export const Contacts_deleteList = defineOperation(
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

/** Deletes a contact. @throws ServiceRefusal USER_LACKS_PERMISSIONS for a shared one without the right */
async function removeContact(
  state: State,
  context: Context,
  contact: StoredContact,
): Promise<Contact> {
  if (contact.shared) await requireManageShared(state, context);
  await state.of(contacts).remove(context.account.accountId, contact.contactId);
  return presentContact(state, context, contact);
}
