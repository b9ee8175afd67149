import type { AccountSignature } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { members } from '../../state/model/account.ts';
import type { StoredAccountSignature } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { listGroups } from '../groups/account-groups.ts';
import { getAccess } from './find-account-signature.ts';

/** Presents a signature of the account, with its users. */
export async function presentAccountSignature(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  stored: StoredAccountSignature,
): Promise<AccountSignature> {
  const { signatureId, face, isDefault, closed, images, createdAt, modifiedAt } = stored;
  const access = await getAccess(state, account, caller, stored);
  const groups = stored.groups.length === 0 ? [] : await listGroups(state, account);
  const uri = `/signatures/${signatureId}`;
  const signatureUsers: AccountSignature['signatureUsers'] = [];
  for (const { userId, rights, isDefault: own } of stored.users) {
    const { userName = '' } = (await state.of(members).get(account.accountId, userId)) ?? {};
    signatureUsers.push({ userId, userName, rights, isDefault: own ? 'true' : 'false' });
  }
  return {
    ...face,
    signatureId,
    stampType: face.stampType ?? 'signature',
    isDefault: isDefault ? 'true' : 'false',
    signatureRights: access === undefined ? 'none' : access === 'editable' ? 'admin' : 'read',
    ...(closed && { status: 'closed' }),
    ...(images.signature_image !== undefined && { signatureImageUri: `${uri}/signature_image` }),
    ...(images.initials_image !== undefined && { initialsImageUri: `${uri}/initials_image` }),
    signatureUsers,
    signatureGroups: stored.groups.map(({ groupId, rights }) => ({
      groupId,
      groupName: groups.find((one) => one.groupId === groupId)?.groupName ?? '',
      rights,
    })),
    createdDateTime: dateTime(createdAt),
    adoptedDateTime: dateTime(createdAt),
    ...(modifiedAt !== undefined && { lastModifiedDateTime: dateTime(modifiedAt) }),
  };
}
