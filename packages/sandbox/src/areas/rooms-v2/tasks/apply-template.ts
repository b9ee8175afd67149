import { roomsUsers, type StoredRoom, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { tellPeople } from './mails.ts';
import {
  listOfTasks,
  roomOfTaskLists,
  type StoredTask,
  type StoredTaskList,
  type StoredTaskListTemplate,
  taskListTemplates,
  type TaskPerson,
  type TemplatePerson,
} from './stored-task-list.ts';
import { putTaskList } from './task-lists-of-room.ts';

/** Adds a task list to a room: a copy of the tasks of a template, each with its people. */
export async function applyTaskListTemplate(
  state: State,
  rooms: Pick<RoomsContext, 'account' | 'member' | 'newId'>,
  room: StoredRoom,
  template: StoredTaskListTemplate,
): Promise<StoredTaskList> {
  const { accountId } = rooms.account;
  const isMember = await findMembers(state, accountId, template);
  const tasks: StoredTask[] = [];
  for (const { people, ...basics } of template.tasks) {
    const taskId = await newRoomsNumber(
      rooms,
      async (id) =>
        tasks.some((task) => task.taskId === id) ||
        (await state.of(listOfTasks).get(accountId, String(id))) !== undefined,
    );
    tasks.push({
      ...basics,
      taskId,
      people: findPeople(people, room, rooms.member, isMember),
      createdAt: state.now,
    });
  }
  const list: StoredTaskList = {
    taskListId: await newRoomsNumber(
      rooms,
      async (id) => (await state.of(roomOfTaskLists).get(accountId, String(id))) !== undefined,
    ),
    roomId: room.roomId,
    name: template.name,
    taskListTemplateId: template.taskListTemplateId,
    createdAt: state.now,
    tasks,
  };
  await putTaskList(state, accountId, list);
  for (const task of tasks)
    await tellPeople(state, { accountId, room, actor: rooms.member }, task, 'assignee', {
      reason: 'rooms-task-assigned',
      subject: `You have a task in ${room.name}: ${task.name}`,
      text: [`The task belongs to the task list ${list.name}.`],
    });
  return list;
}

/** Adds the task lists of a room template to a new room. Templates that are gone are left out. */
export async function applyTaskListTemplates(
  state: State,
  rooms: Pick<RoomsContext, 'account' | 'member' | 'newId'>,
  room: StoredRoom,
  ids: readonly number[],
): Promise<void> {
  for (const id of ids) {
    const template = await state.of(taskListTemplates).get(rooms.account.accountId, String(id));
    if (template !== undefined) await applyTaskListTemplate(state, rooms, room, template);
  }
}

/**
 * Finds the users named in a template who are still in the company, as a function of the user ID.
 */
async function findMembers(
  state: State,
  accountId: string,
  { tasks }: StoredTaskListTemplate,
): Promise<(userId: number) => boolean> {
  const named = new Set(
    tasks.flatMap(({ people }) => people.flatMap(({ userId }) => userId ?? [])),
  );
  const found = new Set<number>();
  for (const userId of named) {
    const user = await state.of(roomsUsers).get(accountId, String(userId));
    if (user !== undefined) found.add(userId);
  }
  return (userId) => found.has(userId);
}

/**
 * Finds the people of a task. A user in the template gets the responsibility as long as the user
 * belongs to the company; for a role it is the first person in the room with it. If that leaves a
 * task without an assignee, the user who applies the template becomes one.
 */
function findPeople(
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
