import { regions, type StoredRegion } from '../../../state/model/rooms.ts';
import { requirePermission } from '../access/permissions.ts';
import { requireMember } from '../company/require-member.ts';
import { describeReferences } from '../company/references.ts';
import { requireText } from '../company/require-text.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { roomsDate } from '../rooms-date.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { countRegionReferences } from './count-region-references.ts';
import type { State } from '../../../state/state.ts';

export const Regions_GetRegions = defineRoomsOperation(
  'Regions_GetRegions',
  async (state, { query }, rooms) => {
    requireMember(rooms);
    const all = await state.of(regions).list(rooms.account.accountId);
    const shown = String(query.managedOnly) === 'true' ? all.filter(isManagedBy(rooms)) : all;
    return {
      status: 200,
      body: { regionSummaries: shown.map(presentRegion), ...wholeRoomsList },
      paged: true,
    };
  },
);

/**
 * Returns a function that checks whether a member manages a region: by an access level for the
 * whole company, or for the region.
 */
function isManagedBy({ member }: RoomsContext): (region: StoredRegion) => boolean {
  switch (member.accessLevel) {
    case 'Admin':
    case 'Company':
      return () => true;
    case 'Region':
      return ({ regionId }) => member.regions.includes(regionId);
    default:
      return () => false;
  }
}

export const Regions_CreateRegion = defineRoomsOperation(
  'Regions_CreateRegion',
  async (state, { body }, rooms) => {
    requirePermission(rooms, 'canManageAccount');
    requireText(body.name, '/name', 'a region');
    const { accountId } = rooms.account;
    const region: StoredRegion = {
      regionId: await newRoomsNumber(
        rooms,
        async (id) => (await state.of(regions).get(accountId, String(id))) !== undefined,
      ),
      name: body.name,
      createdAt: state.now,
    };
    await state.of(regions).put(accountId, String(region.regionId), region);
    return { status: 201, body: presentRegion(region) };
  },
);

export const Regions_GetRegion = defineRoomsOperation(
  'Regions_GetRegion',
  async (state, { path }, rooms) => {
    requireMember(rooms);
    return { status: 200, body: presentRegion(await findRegion(state, rooms, path.regionId)) };
  },
);

export const Regions_GetRegionReferenceCounts = defineRoomsOperation(
  'Regions_GetRegionReferenceCounts',
  async (state, { path }, rooms) => {
    requireMember(rooms);
    const { regionId } = await findRegion(state, rooms, path.regionId);
    const references = await countRegionReferences(state, rooms.account.accountId, regionId);
    return {
      status: 200,
      body: {
        referenceCounts: references.map(({ type, count }) => ({
          referenceType: type,
          referenceCount: count,
        })),
      },
    };
  },
);

/**
 * Deletes a region to which nothing refers.
 * @evidence public
 */
export const Regions_DeleteRegion = defineRoomsOperation(
  'Regions_DeleteRegion',
  async (state, { path }, rooms) => {
    requirePermission(rooms, 'canManageAccount');
    const { accountId } = rooms.account;
    const { regionId, name } = await findRegion(state, rooms, path.regionId);
    const inUse = describeReferences(await countRegionReferences(state, accountId, regionId));
    if (inUse !== undefined)
      throw new RoomsRefusal(
        'REGION_IN_USE',
        `Region ${regionId} (${name}) cannot be deleted: ${inUse}.`,
      );
    await state.of(regions).remove(accountId, String(regionId));
    return { status: 204 };
  },
);

function presentRegion({ regionId, name, createdAt }: StoredRegion) {
  return { regionId, name, createdDate: roomsDate(createdAt) };
}

/** @throws RoomsRefusal where the company has no such region */
async function findRegion(
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
