import type { NewUser, UserInfo, UserInformation } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { isInGroup } from '../groups/account-groups.ts';
import { imageUri } from '../user-signatures/user-signatures.ts';
import type { KnownOfUsers } from './known-of-users.ts';

/** A user with name, address and status, as lists tell of them. */
export function presentUser(member: StoredMember, { profileNames }: KnownOfUsers): UserInformation {
  const profileId = member.permissionProfileId;
  const profileName = profileNames.get(profileId);
  return {
    userId: member.userId,
    userName: member.userName,
    email: member.email,
    userStatus: member.status,
    userType: 'CompanyUser',
    isAdmin: member.isAdmin ? 'True' : 'False',
    ...(profileId !== '' && { permissionProfileId: profileId }),
    ...(profileName !== undefined && { permissionProfileName: profileName }),
    createdDateTime: dateTime(member.createdAt),
    uri: `/users/${member.userId}`,
    ...(member.jobTitle !== undefined && { jobTitle: member.jobTitle }),
  };
}

/** A user with everything that is known of them. */
export function presentUserInFull(member: StoredMember, known: KnownOfUsers): UserInformation {
  const { userId, firstName, middleName, lastName, suffixName, title, company } = member;
  const settings = known.customSettings.get(userId)?.[''];
  const profile = known.profiles.get(userId);
  const signature = known.signatures.get(userId)?.find(({ isDefault }) => isDefault);
  const signatureImage = signature && imageUri(userId, signature, 'signature_image');
  const initialsImage = signature && imageUri(userId, signature, 'initials_image');
  return {
    ...member.details,
    ...presentUser(member, known),
    ...(firstName !== undefined && { firstName }),
    ...(middleName !== undefined && { middleName }),
    ...(lastName !== undefined && { lastName }),
    ...(suffixName !== undefined && { suffixName }),
    ...(title !== undefined && { title }),
    ...(company !== undefined && { company }),
    groupList: known.groups
      .filter((group) => group.groupType !== 'everyone' && isInGroup(group, member))
      .map(({ groupId, groupName, groupType }) => ({ groupId, groupName, groupType })),
    ...(settings !== undefined && settings.length > 0 && { customSettings: settings }),
    ...(signatureImage !== undefined && { signatureImageUri: signatureImage }),
    ...(initialsImage !== undefined && { initialsImageUri: initialsImage }),
    ...(profile !== undefined && { userProfileLastModifiedDate: dateTime(profile.modifiedAt) }),
    ...(profile?.imageId !== undefined && { profileImageUri: `/users/${userId}/profile/image` }),
    userAddedToAccountDateTime: dateTime(member.createdAt),
  };
}

/** The licence of a user: a seat of the plan of the account, which only active users have. */
export function presentLicense(
  { planName }: StoredAccount,
  { status }: StoredMember,
): Pick<UserInformation, 'licenseStatus' | 'licenseType'> {
  return { licenseType: planName, licenseStatus: status === 'Active' ? 'active' : 'inactive' };
}

/** A user who was just added. */
export function presentNewUser(member: StoredMember, { profileNames }: KnownOfUsers): NewUser {
  const { userId, userName, email, status, permissionProfileId, createdAt } = member;
  const permissionProfileName = profileNames.get(permissionProfileId);
  return {
    userId,
    userName,
    email,
    userStatus: status,
    permissionProfileId,
    ...(permissionProfileName !== undefined && { permissionProfileName }),
    createdDateTime: dateTime(createdAt),
    uri: `/users/${userId}`,
  };
}

/** A user in few words, as lists of members have them. */
export function presentMember({ userId, userName, email, status }: StoredMember): UserInfo & {
  userId: string;
  userName: string;
  email: string;
} {
  return {
    userId,
    userName,
    email,
    userType: 'CompanyUser',
    userStatus: status,
    uri: `/users/${userId}`,
  };
}
