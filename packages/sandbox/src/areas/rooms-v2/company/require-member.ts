import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Refuses a person from outside, who may read the rooms that they are in, but not the company.
 * @throws RoomsRefusal
 */
export function requireMember({
  member,
  company,
  operationId,
}: Pick<RoomsContext, 'member' | 'company' | 'operationId'>): void {
  if (member.isMember) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `${operationId} is for members of ${company.name}. ${member.email} was only invited to rooms; use the token of a member.`,
  );
}
