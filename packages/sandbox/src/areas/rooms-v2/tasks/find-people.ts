import type { StoredRoom, StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { TaskPerson, TemplatePerson } from './stored-task-list.ts';

/**
 * Finds the people of a task. A user in the template gets the responsibility as long as the user
 * belongs to the company; for a role it is the first person in the room with it. If that leaves a
 * task without an assignee, the user who applies the template becomes one.
 */
export function findPeople(
  people: readonly TemplatePerson[],
  room: Pick<StoredRoom, 'people'>,
  applying: Pick<StoredRoomsUser, 'userId'>,
  isMember: (userId: number) => boolean,
): TaskPerson[] {
  const found = people.flatMap(({ responsibility, userId, roleId }) => {
    const one = userId === undefined ? findByRole(room, roleId) : userId;
    const isKnown = one !== undefined && (userId === undefined || isMember(one));
    return isKnown ? [{ responsibility, userId: one }] : [];
  });
  const hasAssignee = found.some(({ responsibility }) => responsibility === 'assignee');
  return hasAssignee ? found : [{ responsibility: 'assignee', userId: applying.userId }, ...found];
}

function findByRole(
  { people }: Pick<StoredRoom, 'people'>,
  roleId: number | undefined,
): number | undefined {
  if (roleId === undefined) return undefined;
  return people.find((person) => person.roleId === roleId && person.revokedAt === undefined)
    ?.userId;
}
