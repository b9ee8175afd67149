import type { UserInfo } from '@countersign/types/esign-v2.1';
import type { StoredMember } from '../../state/model/account.ts';

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
