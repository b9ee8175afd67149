import type { SigningGroupUser } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { SigningGroupMember, StoredSigningGroup } from '../../state/model/groups.ts';
import { isEmailAddress } from '../users/person.ts';

/** How many members a signing group may have. */
const mostMembers = 50;

/**
 * Adds somebody to a signing group; who is in it already stays.
 * @throws ServiceError INVALID_REQUEST_BODY without a name or an address, or where the group is full
 */
export function addMember(
  group: Pick<StoredSigningGroup, 'name' | 'users'>,
  asked: SigningGroupUser,
): SigningGroupMember {
  const member = readMember(asked);
  const there = group.users.find((one) => isSame(one, member));
  if (there !== undefined) return there;
  if (group.users.length >= mostMembers)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `The signing group ${group.name} has ${mostMembers} members already, which is the most; remove one before adding ${member.email}.`,
    );
  group.users.push(member);
  return member;
}

/** @throws ServiceError INVALID_REQUEST_BODY where nobody of this name and address is in the group */
export function removeMember(
  group: StoredSigningGroup,
  asked: SigningGroupUser,
): SigningGroupMember {
  const member = readMember(asked);
  const at = group.users.findIndex((one) => isSame(one, member));
  if (at < 0)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `${member.userName} <${member.email}> is not in the signing group ${group.name}; name and address must be as they stand in it.`,
    );
  group.users.splice(at, 1);
  return member;
}

function readMember({ userName = '', email = '' }: SigningGroupUser): SigningGroupMember {
  if (userName.trim() !== '' && isEmailAddress(email)) return { userName, email };
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    'A member of a signing group needs a userName and the email of a mailbox.',
  );
}

function isSame(one: SigningGroupMember, other: SigningGroupMember): boolean {
  return one.userName === other.userName && one.email.toLowerCase() === other.email.toLowerCase();
}
