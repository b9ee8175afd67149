import { offices, roomsUsers } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { References } from '../company/references.ts';

/** Counts the references to a region from every kind of record of Rooms that can name one. */
export async function countRegionReferences(
  state: State,
  accountId: string,
  regionId: number,
): Promise<References[]> {
  const users = await state.of(roomsUsers).list(accountId);
  const all = await state.of(offices).list(accountId);
  return [
    {
      type: 'Offices',
      words: ['office', 'offices'],
      count: all.filter((office) => office.regionId === regionId).length,
    },
    {
      type: 'Users',
      words: ['user', 'users'],
      count: users.filter(({ regions }) => regions.includes(regionId)).length,
    },
  ];
}
