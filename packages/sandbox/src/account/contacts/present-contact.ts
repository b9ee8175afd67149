import type { Contact } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { signingGroups } from '../../state/model/groups.ts';
import type { StoredContact } from '../../state/model/contacts.ts';
import type { State } from '../../state/state.ts';
import { mayManageShared } from './manage-shared.ts';

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
