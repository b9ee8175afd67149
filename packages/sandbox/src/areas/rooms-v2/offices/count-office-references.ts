import { formGroups, formLibraries } from '../../../state/model/room-forms.ts';
import { roomsUsers } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { References } from '../company/references.ts';

/** Counts the references to an office from every kind of record of Rooms that can name one. */
export async function countOfficeReferences(
  state: State,
  accountId: string,
  officeId: number,
): Promise<References[]> {
  const users = await state.of(roomsUsers).list(accountId);
  const groups = await state.of(formGroups).list(accountId);
  const libraries = await state.of(formLibraries).list(accountId);
  return [
    {
      type: 'Rooms',
      words: ['room', 'rooms'],
      count: await state.rooms.count(accountId, { office: officeId }),
    },
    {
      type: 'Users',
      words: ['user', 'users'],
      count: users.filter(
        ({ defaultOfficeId, offices }) =>
          defaultOfficeId === officeId || offices.includes(officeId),
      ).length,
    },
    {
      type: 'FormGroups',
      words: ['form group', 'form groups'],
      count: groups.filter(({ officeIds }) => officeIds.includes(officeId)).length,
    },
    {
      type: 'FormLibraries',
      words: ['form library', 'form libraries'],
      count: libraries.filter(({ officeIds }) => officeIds.includes(officeId)).length,
    },
  ];
}
