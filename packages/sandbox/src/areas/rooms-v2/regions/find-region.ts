import { regions, type StoredRegion } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** @throws RoomsRefusal where the company has no such region */
export async function findRegion(
  state: State,
  { account, company }: Pick<RoomsContext, 'account' | 'company'>,
  regionId: number | string,
): Promise<StoredRegion> {
  const region = await state.of(regions).get(account.accountId, String(Number(regionId)));
  if (region !== undefined) return region;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `${company.name} has no region ${regionId}. Get the IDs with Regions_GetRegions.`,
  );
}
