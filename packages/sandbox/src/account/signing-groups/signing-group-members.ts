import type { SigningGroupUser } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { SigningGroupMember, StoredSigningGroup } from '../../state/model/groups.ts';
import { isEmailAddress, isSamePerson } from '../users/person.ts';

/** The maximum number of members of a signing group. */
const mostMembers = 50;

/**
 * Adds somebody to a signing group; who is in it already stays.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER without a name or an address, or where the group is full
 */
export function addMember(
  group: Pick<StoredSigningGroup, 'name' | 'users'>,
  requested: SigningGroupUser,
): SigningGroupMember {
  const member = readMember(requested);
  const there = group.users.find((one) => isSamePerson(one, member));
  if (there !== undefined) return there;
  if (group.users.length >= mostMembers)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The signing group ${group.name} has ${mostMembers} members, which is the maximum. Remove one before you add ${member.email}.`,
    );
  group.users.push(member);
  return member;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where nobody of this name and address is in the group */
export function removeMember(
  group: StoredSigningGroup,
  requested: SigningGroupUser,
): SigningGroupMember {
  const member = readMember(requested);
  const at = group.users.findIndex((one) => isSamePerson(one, member));
  if (at < 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${member.userName} <${member.email}> is not in the signing group ${group.name}; name and address must be as they stand in it.`,
    );
  group.users.splice(at, 1);
  return member;
}

function readMember({ userName = '', email = '' }: SigningGroupUser): SigningGroupMember {
  if (userName.trim() !== '' && isEmailAddress(email)) return { userName, email };
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    'A member of a signing group requires a userName and a valid email.',
  );
}
