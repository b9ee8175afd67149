import type { Contact } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredContact } from '../../state/model/users.ts';
import { signingGroups } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { isEmailAddress } from '../users/person.ts';
import { mayManageShared } from './contact-access.ts';

/**
 * Takes over what a body says of a contact, in memory: addresses and telephone numbers replace those
 * before, and what is left out stays.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where it has no name, or no address and no signing group
 */
export function readContact(contact: StoredContact, body: Contact): StoredContact {
  const { name = contact.name, emails = contact.emails, shared } = body;
  const { cloudProvider, cloudProviderContainerId, contactPhoneNumbers } = body;
  const { notaryContactDetails, organization, roomContactType, signingGroup } = body;
  const details = {
    ...contact.details,
    ...withoutUndefined({ cloudProvider, cloudProviderContainerId, contactPhoneNumbers }),
    ...withoutUndefined({ notaryContactDetails, organization, roomContactType, signingGroup }),
  };
  if (name.trim() === '')
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', 'A contact needs a name.');
  const wrong = emails.find((email) => !isEmailAddress(email));
  if (wrong !== undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The contact ${name} has an invalid e-mail address in emails: ${wrong}.`,
    );
  if (emails.length === 0 && details.signingGroup === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The contact ${name} requires at least one address in emails, unless it is a signingGroup.`,
    );
  return {
    ...contact,
    name,
    emails,
    details,
    shared: shared === undefined ? contact.shared : shared === 'true',
  };
}

/** A contact as the calling user sees it. */
export async function presentContact(
  state: State,
  context: Context,
  { contactId, ownerId, shared, name, emails, details }: StoredContact,
): Promise<Contact> {
  const { account, caller } = context;
  const isOwner = ownerId === caller.userId;
  const canManage = shared ? await mayManageShared(state, context) : isOwner;
  const group =
    details.signingGroup === undefined
      ? undefined
      : await state.of(signingGroups).get(account.accountId, details.signingGroup);
  return {
    contactId,
    contactUri: `/contacts/${contactId}`,
    name,
    emails,
    ...details,
    ...(group !== undefined && { signingGroupName: group.name }),
    shared: shared ? 'true' : 'false',
    isOwner,
    canManage: canManage ? 'true' : 'false',
    cloudProvider: details.cloudProvider ?? 'docusignCore',
  };
}
