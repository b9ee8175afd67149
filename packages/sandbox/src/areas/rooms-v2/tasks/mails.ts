import { roomsUsers, type StoredRoom, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { type Letter, mailUser } from '../mail-user.ts';
import type { StoredTask, TaskResponsibility } from './stored-task-list.ts';

/** The room of an event and the user who caused it; users get no e-mail about their own actions. */
export interface TaskPlace {
  accountId: string;
  room: Pick<StoredRoom, 'roomId' | 'name'>;
  actor: Pick<StoredRoomsUser, 'userId'>;
}

/** Writes to the people of a task who have a responsibility for it. */
export async function tellPeople(
  state: State,
  place: TaskPlace,
  { people }: StoredTask,
  responsibility: TaskResponsibility,
  letter: Letter,
): Promise<void> {
  for (const person of people)
    if (person.responsibility === responsibility)
      await tellUser(state, place, person.userId, letter);
}

/** Writes to a user of the company, or to a person from outside. */
export async function tellUser(
  state: State,
  { accountId, actor }: TaskPlace,
  userId: number,
  letter: Letter,
): Promise<void> {
  if (userId === actor.userId) return;
  const user = await state.of(roomsUsers).get(accountId, String(userId));
  if (user !== undefined) await mailUser(state, accountId, user, letter);
}
