import type { OfficeForCreate } from '@countersign/types/rooms-v2';
import { GlobalCountries } from '@countersign/zod/rooms-v2/schemas/GlobalCountries';
import { GlobalStates } from '@countersign/zod/rooms-v2/schemas/GlobalStates';
import { GlobalTimeZones } from '@countersign/zod/rooms-v2/schemas/GlobalTimeZones';
import { regions } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { requireText } from '../company/require-text.ts';
import { type GlobalListId, readGlobalList } from '../lists/read-global-list.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';

/**
 * Refuses an office whose name is empty, or that refers to something that does not exist.
 * @throws RoomsRefusal with the place in the body
 */
export async function checkOffice(
  state: State,
  { account, company }: Pick<RoomsContext, 'account' | 'company'>,
  { name, regionId, countryId, stateId, timeZoneId }: OfficeForCreate,
): Promise<void> {
  requireText(name, '/name', 'an office');
  if (
    regionId !== undefined &&
    (await state.of(regions).get(account.accountId, String(regionId))) === undefined
  )
    throw refuse(
      '/regionId',
      `${company.name} has no region ${regionId}. Get the IDs with Regions_GetRegions`,
    );
  const { countries = [] } = await readGlobalList('GlobalLists_GetCountries', GlobalCountries);
  requireListed(
    '/countryId',
    countryId,
    countries.map((one) => one.countryId),
    'GlobalLists_GetCountries',
  );
  const { states = [] } = await readGlobalList('GlobalLists_GetStates', GlobalStates);
  requireListed(
    '/stateId',
    stateId,
    states.map((one) => one.stateId),
    'GlobalLists_GetStates',
  );
  const { timeZones = [] } = await readGlobalList('GlobalLists_GetTimeZones', GlobalTimeZones);
  requireListed(
    '/timeZoneId',
    timeZoneId,
    timeZones.map((one) => one.timeZoneId),
    'GlobalLists_GetTimeZones',
  );
  // The ID of a state begins with the ID of its country.
  if (countryId !== undefined && stateId !== undefined && !stateId.startsWith(`${countryId}-`))
    throw refuse('/stateId', `${stateId} is not in the country ${countryId}`);
}

/** Refuses an ID that a reference list does not have. */
function requireListed(
  at: string,
  id: string | undefined,
  ids: readonly (string | undefined)[],
  list: GlobalListId,
): void {
  if (id === undefined || ids.includes(id)) return;
  throw refuse(at, `${JSON.stringify(id)} is not in the list of ${list}`);
}

function refuse(at: string, problem: string): RoomsRefusal {
  return new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    `The body does not fit at ${at}: ${problem}.`,
  );
}
