import { offices, type StoredRoomsUser } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';

/** The offices that the access level of a member covers; `all` for the whole company. */
export async function listOfficesInReach(
  state: State,
  accountId: string,
  { accessLevel, regions, ...member }: StoredRoomsUser,
): Promise<'all' | readonly number[]> {
  switch (accessLevel) {
    case 'Admin':
    case 'Company':
      return 'all';
    case 'Region': {
      const all = await state.of(offices).list(accountId);
      return all
        .filter(({ regionId }) => regionId !== undefined && regions.includes(regionId))
        .map(({ officeId }) => officeId);
    }
    case 'Office':
      return member.offices;
    default:
      return [];
  }
}
