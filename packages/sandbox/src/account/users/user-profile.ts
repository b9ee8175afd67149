import type { UsageHistory, UserInformation, UserProfile } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { type StoredUserProfile, userProfiles } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { changedPart } from './apply-user.ts';
import { knownOfUsers } from './known-of-users.ts';
import { presentUser } from './present-user.ts';

/** Reads a user's profile; an empty one if the user has entered nothing yet. */
export async function readProfile(
  state: State,
  { accountId, userId, createdAt }: StoredMember,
): Promise<StoredUserProfile> {
  const kept = await state.of(userProfiles).get(accountId, userId);
  return kept ?? { profile: {}, modifiedAt: createdAt };
}

/** Changes what a user tells; fields left out stay, and what only the service sets is left alone. */
export async function changeProfile(
  state: State,
  member: StoredMember,
  { address, companyName, title, ...body }: UserProfile,
): Promise<void> {
  const stored = await readProfile(state, member);
  const { displayProfile, displayPersonalInfo, displayOrganizationInfo, displayUsageHistory } =
    body;
  const display = {
    displayProfile,
    displayPersonalInfo,
    displayOrganizationInfo,
    displayUsageHistory,
  };
  stored.profile = {
    ...stored.profile,
    ...withoutUndefined({
      address: changedPart(stored.profile.address, address),
      companyName,
      title,
      ...display,
    }),
  };
  await saveProfile(state, member, stored);
}

/** Keeps a profile that has changed. */
export async function saveProfile(
  state: State,
  { accountId, userId }: StoredMember,
  stored: StoredUserProfile,
): Promise<void> {
  stored.modifiedAt = state.now;
  await state.of(userProfiles).put(accountId, userId, stored);
}

/** The profile of a user, with what the user hides only where everything is to be shown. */
export async function presentUserProfile(
  state: State,
  account: StoredAccount,
  member: StoredMember,
  everything: boolean,
): Promise<UserProfile> {
  const { profile, imageId, modifiedAt } = await readProfile(state, member);
  const display = {
    displayProfile: profile.displayProfile ?? 'true',
    displayPersonalInfo: profile.displayPersonalInfo ?? 'true',
    displayOrganizationInfo: profile.displayOrganizationInfo ?? 'true',
    displayUsageHistory: profile.displayUsageHistory ?? 'true',
  };
  if (!everything && display.displayProfile === 'false') {
    const { userId, userName, email, status } = member;
    return { ...display, userDetails: { userId, userName, email, userStatus: status } };
  }
  const { address, companyName = member.company, title = member.jobTitle } = profile;
  const shows = (flag: 'true' | 'false') => everything || flag === 'true';
  const user = presentUser(member, await knownOfUsers(state, account, []));
  const { company, jobTitle, title: formOfAddress, ...others } = user;
  const work = { company, jobTitle, title: formOfAddress };
  return {
    ...display,
    ...(shows(display.displayPersonalInfo) && address !== undefined && { address }),
    ...(shows(display.displayOrganizationInfo) && withoutUndefined({ companyName, title })),
    ...(shows(display.displayUsageHistory) && {
      usageHistory: await readUsageHistory(state, member),
    }),
    ...(imageId !== undefined && { profileImageUri: `/users/${member.userId}/profile/image` }),
    userDetails: {
      ...(everything ? others : ofAnyUser(others)),
      ...(shows(display.displayOrganizationInfo) && withoutUndefined(work)),
    },
    userProfileLastModifiedDate: dateTime(modifiedAt),
  };
}

/** Selects of a user what every user of the account may see. */
function ofAnyUser(user: UserInformation): UserInformation {
  const { userId, userName, email, userStatus, firstName, middleName, lastName, suffixName } = user;
  const names = { userName, firstName, middleName, lastName, suffixName };
  return withoutUndefined({ userId, email, userStatus, ...names });
}

/** Reads the number of envelopes that a user has sent, and the time of the last one. */
async function readUsageHistory(
  state: State,
  { accountId, userId }: StoredMember,
): Promise<UsageHistory> {
  const sent = {
    kind: 'envelope' as const,
    sender: userId,
    time: { column: 'sent_at' as const, from: 1 },
  };
  const [last] = await state.envelopes.list(accountId, {
    ...sent,
    order: { by: 'sent_at', direction: 'desc' },
    count: 1,
  });
  return {
    sentCount: String(await state.envelopes.count(accountId, sent)),
    ...(last?.sentAt !== undefined && { lastSentDateTime: dateTime(last.sentAt) }),
  };
}
