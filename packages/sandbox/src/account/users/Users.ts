import type { UserInformation } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { showName } from '../../engine/show-name.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { members, type StoredAccount, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { listGroups } from '../groups/account-groups.ts';
import { readAdditionalInfo } from './additional-info.ts';
import { addUser, nameOf, readRoster } from './add-user.ts';
import { changeUser } from './change-user.ts';
import { closeUser } from './close-user.ts';
import { userFilter } from './filter-users.ts';
import { findListedUser, findUser, requireViewOfUsers } from './find-user.ts';
import { knownOfUsers, type KnownOfUsers } from './known-of-users.ts';
import { presentLicense, presentNewUser, presentUser, presentUserInFull } from './present-user.ts';
import { isSameAddress, isSamePerson } from './person.ts';
import { requireGif } from './require-gif.ts';
import { saveMember } from './save-member.ts';
import { readProfile, saveProfile } from './user-profile.ts';
import { changeSettings, rightsAmong, readUserSettings } from './user-settings.ts';

export const Users_list = defineOperation('Users_list', async (state, { query }, context) => {
  await requireViewOfUsers(state, context);
  const { account } = context;
  const filter = userFilter(context, await listGroups(state, account), query);
  const all = await state.of(members).list(account.accountId);
  requireMember(all, query.email);
  const found = all.filter(filter).toSorted(byName);
  // Only what stands on the page is told in full.
  const start = Number(query.start_position ?? 0);
  const end = start + Number(query.count ?? found.length);
  const full = new Set(query.additional_info === 'true' ? found.slice(start, end) : []);
  const known = await knownOfUsers(
    state,
    account,
    [...full].map(({ userId }) => userId),
  );
  const users: UserInformation[] = [];
  for (const member of found)
    users.push({
      ...(full.has(member)
        ? await presentWithSettings(state, account, member, known)
        : presentUser(member, known)),
      ...(query.include_license === 'true' && presentLicense(account, member)),
    });
  return { status: 200, paged: true, body: { users, ...wholeList } };
});

/**
 * Refuses a search for the address of somebody who has no membership in the account.
 * @throws ServiceRefusal USER_LACKS_MEMBERSHIP
 * @evidence public
 */
function requireMember(all: readonly StoredMember[], email: string | undefined): void {
  if (email === undefined || all.some((member) => isSameAddress(member.email, email))) return;
  throw new ServiceRefusal(
    'USER_LACKS_MEMBERSHIP',
    `No user of the account has the e-mail address ${showName(email)}. Leave email out, or use email_substring.`,
  );
}

/** Lists have users by their names; those of one name stay in the order in which they came. */
function byName(one: StoredMember, other: StoredMember): number {
  const [name, otherName] = [one.userName.toLowerCase(), other.userName.toLowerCase()];
  if (name === otherName) return 0;
  return name < otherName ? -1 : 1;
}

export const Users_get = defineOperation('Users_get', async (state, { path, query }, context) => {
  const member = await findUser(state, context, path.userId, 'ownOrAdmin');
  const known = await knownOfUsers(state, context.account, [member.userId]);
  return {
    status: 200,
    body: {
      ...(await presentWithSettings(state, context.account, member, known)),
      ...(query.include_license === 'true' && presentLicense(context.account, member)),
    },
  };
});

async function presentWithSettings(
  state: State,
  account: StoredAccount,
  member: StoredMember,
  known: KnownOfUsers,
): Promise<UserInformation> {
  return {
    ...(await readAdditionalInfo(state, account, member)),
    ...presentUserInFull(member, known),
  };
}

/** The maximum number of users that a call may add. */
const mostUsers = 500;

/** The service's word for a moment that it does not know. */
const noMoment = '0001-01-01T08:00:00.0000000Z';

export const Users_create = defineOperation('Users_create', async (state, { body }, context) => {
  requireAdmin(context);
  const known = await knownOfUsers(state, context.account, []);
  const roster = await readRoster(state, context.account);
  const newUsers = await perItem(
    body.newUsers,
    // The response to a failed item has the existing user, if the person is one.
    (one) => {
      const person = { userName: nameOf(one), email: one.email ?? '' };
      const there = roster.members.find(
        (member) => member.status !== 'Closed' && isSamePerson(member, person),
      );
      if (there === undefined) return person;
      const { userId } = there;
      return { userId, uri: `/users/${userId}`, ...person, createdDateTime: noMoment };
    },
    async (one) => presentNewUser(await addUser(state, context, one, roster), known),
    { most: mostUsers },
  );
  return { status: 201, body: { newUsers } };
});

export const Users_update = defineOperation(
  'Users_update',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    await changeUser(state, context, member, body);
    const known = await knownOfUsers(state, context.account, [member.userId]);
    return { status: 200, body: presentUserInFull(member, known) };
  },
);

export const Users_delete = defineOperation(
  'Users_delete',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const takenAway = new Set(query.delete?.split(',').map((word) => word.trim()));
    const users = await perItem(
      requireItems(body?.users, 'users'),
      ({ userId }) => (userId === undefined ? {} : { userId }),
      async ({ userId }) => {
        const member = await findListedUser(state, context.account, userId);
        await closeUser(state, context, member, takenAway);
        const { userId: id, status } = member;
        return { userId: id, userStatus: status.toLowerCase(), uri: `/users/${id}` };
      },
    );
    return { status: 200, body: { users } };
  },
);

export const Users_deleteProfileImage = defineOperation(
  'Users_deleteProfileImage',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const { imageId, ...rest } = await readProfile(state, member);
    if (imageId === undefined)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `${member.userName} has no profile image that could be deleted.`,
      );
    await saveProfile(state, member, rest);
    return { status: 200 };
  },
);

export const Users_getProfileImage = defineOperation(
  'Users_getProfileImage',
  async (state, { path, query }, context) => {
    const member = await findUser(state, context, path.userId, 'any');
    const { imageId } = await readProfile(state, member);
    if (imageId === undefined)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `${member.userName} has no profile image; Users_updateProfileImage sets one.`,
      );
    const image = await state.contents.get(imageId);
    const encoded = query.encoding === 'base64';
    return {
      status: 200,
      file: { bytes: encoded ? image.toString('base64') : image, mediaType: 'image/gif' },
    };
  },
);

export const Users_getSettings = defineOperation(
  'Users_getSettings',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    return { status: 200, body: await readUserSettings(state, context.account, member) };
  },
);

export const Users_updateList = defineOperation(
  'Users_updateList',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { account } = context;
    const known = await knownOfUsers(state, account, []);
    const users = await perItem(
      requireItems(body?.users, 'users'),
      ({ userId }) => (userId === undefined ? {} : { userId }),
      async (one) => {
        const member = await findListedUser(state, account, one.userId);
        await changeUser(state, context, member, one);
        return presentUser(member, known);
      },
    );
    return { status: 200, body: { users, resultSetSize: String(users.length) } };
  },
);

export const Users_updateProfileImage = defineOperation(
  'Users_updateProfileImage',
  async (state, { path, bytes }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    requireGif(bytes);
    const stored = await readProfile(state, member);
    await saveProfile(state, member, { ...stored, imageId: await state.contents.put(bytes) });
    return { status: 200 };
  },
);

export const Users_updateSettings = defineOperation(
  'Users_updateSettings',
  async (state, { path, body = {} }, context) => {
    const { account, caller } = context;
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const rights = await rightsAmong(body, await readUserSettings(state, account, member));
    if (rights.length > 0 && !caller.isAdmin)
      throw new ServiceRefusal(
        'USER_LACKS_PERMISSIONS',
        `Only administrators of ${account.name} may change the rights of users; ${rights.join(', ')} are rights.`,
      );
    changeSettings(state, caller, member, body);
    await saveMember(state, member);
    return { status: 200 };
  },
);
