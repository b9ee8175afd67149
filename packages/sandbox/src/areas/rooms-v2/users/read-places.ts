import type { ClassicManagerToInvite } from '@countersign/types/rooms-v2';
import { offices, regions } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/** Checks that the company has an office. @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE */
export async function requireOffice(
  state: State,
  { account, company }: RoomsContext,
  officeId: number,
  at: string,
): Promise<number> {
  if ((await state.of(offices).get(account.accountId, String(officeId))) !== undefined)
    return officeId;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Invalid body at ${at}: ${company.name} has no office ${officeId}. Get the IDs with Offices_GetOffices.`,
  );
}

/** Checks that the company has a region. @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE */
export async function requireRegion(
  state: State,
  { account, company }: RoomsContext,
  regionId: number,
  at: string,
): Promise<number> {
  if ((await state.of(regions).get(account.accountId, String(regionId))) !== undefined)
    return regionId;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `Invalid body at ${at}: ${company.name} has no region ${regionId}. Get the IDs with Regions_GetRegions.`,
  );
}

/** The offices and regions that an invitation names. */
type NamedPlaces = Pick<
  ClassicManagerToInvite,
  'accessLevel' | 'defaultOfficeId' | 'offices' | 'regions'
>;

/**
 * Reads where an invited person works. The lists are used with the access level of their name; one
 * for another level has no effect, and the caller is warned.
 * @throws RoomsRefusal PROPERTY_VALIDATION_FAILURE
 */
export async function readPlaces(
  state: State,
  rooms: RoomsContext,
  { accessLevel, defaultOfficeId, ...named }: NamedPlaces,
): Promise<{ defaultOfficeId: number; offices: number[]; regions: number[] }> {
  await requireOffice(state, rooms, defaultOfficeId, '/defaultOfficeId');
  const officeIds = accessLevel === 'Office' ? (named.offices ?? []) : [];
  const regionIds = accessLevel === 'Region' ? (named.regions ?? []) : [];
  for (const [index, id] of officeIds.entries())
    await requireOffice(state, rooms, id, `/offices/${index}`);
  for (const [index, id] of regionIds.entries())
    await requireRegion(state, rooms, id, `/regions/${index}`);
  if (accessLevel === 'Region' && regionIds.length === 0)
    throw new RoomsRefusal(
      'PROPERTY_VALIDATION_FAILURE',
      'Invalid body at /regions: the access level Region requires at least one region.',
    );
  for (const [field, level] of [
    ['offices', 'Office'],
    ['regions', 'Region'],
  ] as const)
    if (accessLevel !== level && (named[field] ?? []).length > 0)
      rooms.warn({
        code: 'field-ignored',
        at: `/${field}`,
        message: `${field} has an effect only with the access level ${level}, and was ignored.`,
      });
  const isLocal = accessLevel === 'Office' || accessLevel === 'Contributor';
  return {
    defaultOfficeId,
    offices: [...new Set([...(isLocal ? [defaultOfficeId] : []), ...officeIds])],
    regions: [...new Set(regionIds)],
  };
}
