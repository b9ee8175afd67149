import type { Context } from '../../engine/context.ts';
import { readDateTime } from '../../engine/date-time.ts';
import { day } from '../../engine/day.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  notaries,
  type StoredNotary,
  type StoredNotaryJurisdiction,
} from '../../state/model/notary.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Finds the calling user's registration as a notary.
 * @throws ServiceRefusal USER_LACKS_PERMISSIONS if there is none
 */
export async function requireNotary(
  state: State,
  { caller }: Pick<Context, 'caller'>,
): Promise<StoredNotary> {
  const notary = await state.of(notaries).get('', caller.userId);
  if (notary !== undefined) return notary;
  throw new ServiceRefusal(
    'USER_LACKS_PERMISSIONS',
    `${caller.userName} is not registered as a notary. Register the user with Notary_createNotary.`,
  );
}

/**
 * Finds a notary's registration in a jurisdiction.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND if there is none
 */
export function requireRegistration(
  { jurisdictions, userName }: StoredNotary,
  jurisdictionId: string,
): StoredNotaryJurisdiction {
  const found = jurisdictions.find((one) => one.jurisdictionId === jurisdictionId);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `${userName} is not registered as a notary in the jurisdiction ${showName(jurisdictionId)}. NotaryJurisdiction_getNotaryJurisdictions lists the registrations.`,
  );
}

/** Checks whether a commission is current: it is valid through its last day. */
export function isCurrent(
  { now }: Pick<State, 'now'>,
  { commissionExpiration }: StoredNotaryJurisdiction,
): boolean {
  const end = readDateTime(commissionExpiration);
  return end !== undefined && now < end + day;
}
