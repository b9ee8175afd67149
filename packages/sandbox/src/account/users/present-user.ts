import type { NewUser, UserInfo, UserInformation } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { isInGroup, presentGroup } from '../groups/account-groups.ts';
import { imageUri } from '../user-signatures/user-signatures.ts';
import type { KnownOfUsers } from './known-of-users.ts';
import { membershipId } from './membership-id.ts';
import { splitName } from './split-name.ts';

/** Presents a user with name, address and status, as in lists. */
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
    userAddedToAccountDateTime: dateTime(member.createdAt),
    uri: `/users/${member.userId}`,
    ...presentNames(member),
    ...(member.title !== undefined && { title: member.title }),
    ...(member.company !== undefined && { company: member.company }),
    ...(member.jobTitle !== undefined && { jobTitle: member.jobTitle }),
  };
}

/** Presents the parts of a name; missing parts are taken from the full name. */
function presentNames(member: StoredMember): UserInformation {
  const { middleName, suffixName } = member;
  const { firstName, lastName } = splitName(member);
  return {
    firstName,
    ...(middleName !== undefined && { middleName }),
    lastName,
    ...(suffixName !== undefined && { suffixName }),
  };
}

/** A user with everything that is known of them. */
export function presentUserInFull(member: StoredMember, known: KnownOfUsers): UserInformation {
  const { userId } = member;
  const settings = known.customSettings.get(userId)?.[''];
  const profile = known.profiles.get(userId);
  const signature = known.signatures.get(userId)?.find(({ isDefault }) => isDefault);
  const signatureImage = signature && imageUri(userId, signature, 'signature_image');
  const initialsImage = signature && imageUri(userId, signature, 'initials_image');
  return {
    ...member.details,
    ...presentUser(member, known),
    groupList: known.groups
      .filter((group) => isInGroup(group, member))
      .map((group) => {
        const { dsGroupId: _, ...shown } = presentGroup(group);
        return shown;
      }),
    ...(settings !== undefined && settings.length > 0 && { customSettings: settings }),
    ...(signatureImage !== undefined && { signatureImageUri: signatureImage }),
    ...(initialsImage !== undefined && { initialsImageUri: initialsImage }),
    ...(profile !== undefined && { userProfileLastModifiedDate: dateTime(profile.modifiedAt) }),
    ...(profile?.imageId !== undefined && { profileImageUri: `/users/${userId}/profile/image` }),
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
    membershipId: membershipId(member),
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

/** Presents a member as lists of groups have them: type and status in lower case. */
export function presentMemberInLowerCase(member: StoredMember): ReturnType<typeof presentMember> {
  return {
    ...presentMember(member),
    userType: 'companyuser',
    userStatus: member.status.toLowerCase(),
  };
}

/** Presents a user who was put into a group or taken out: without the address. @evidence recorded */
export function presentMovedMember(member: StoredMember): UserInfo {
  const { email: _, ...shown } = presentMemberInLowerCase(member);
  return shown;
}
