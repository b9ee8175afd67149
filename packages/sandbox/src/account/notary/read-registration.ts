import type { NotaryJurisdiction } from '@countersign/types/esign-v2.1';
import { readDateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredNotary, StoredNotaryJurisdiction } from '../../state/model/notary.ts';
import type { State } from '../../state/state.ts';
import { isCurrent } from './find-notary.ts';
import { findJurisdiction } from './jurisdictions.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * Reads the registration of a notary in a further jurisdiction.
 * @throws ServiceRefusal INVALID_REQUEST_BODY for missing properties, INVALID_REQUEST_PARAMETER for
 * a jurisdiction that is unknown or registered already
 */
export function readRegistration(
  state: State,
  notary: StoredNotary,
  body: NotaryJurisdiction,
): StoredNotaryJurisdiction {
  const { jurisdictionId = '' } = body.jurisdiction ?? {};
  const { commissionId = '', commissionExpiration = '', county, sealType } = body;
  if (jurisdictionId === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'The registration requires /jurisdiction/jurisdictionId, such as 15 for Florida.',
    );
  if (findJurisdiction(jurisdictionId) === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `There is no jurisdiction ${showName(jurisdictionId)}. The IDs are from 6 (Alabama) to 56 (Wyoming).`,
    );
  if (notary.jurisdictions.some((one) => one.jurisdictionId === jurisdictionId))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${notary.userName} is already registered in the jurisdiction ${jurisdictionId}. Change the registration with NotaryJurisdiction_updateNotaryJurisdiction.`,
    );
  const registration = withoutUndefined({
    jurisdictionId,
    commissionId,
    commissionExpiration,
    registeredName: body.registeredName ?? notary.userName,
    county,
    sealType,
  });
  requireValid(state, registration);
  return registration;
}

/**
 * A registration with what a request changes in it.
 * @throws ServiceRefusal INVALID_REQUEST_BODY
 */
export function changeRegistration(
  state: State,
  before: StoredNotaryJurisdiction,
  { commissionId, commissionExpiration, registeredName, county, sealType }: NotaryJurisdiction,
): StoredNotaryJurisdiction {
  const change = withoutUndefined({
    commissionId,
    commissionExpiration,
    registeredName,
    county,
    sealType,
  });
  if (Object.keys(change).length === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      'The body contains nothing to change. Send commissionId, commissionExpiration, registeredName, county or sealType.',
    );
  const changed = { ...before, ...change };
  requireValid(state, changed);
  return changed;
}

/** @throws ServiceRefusal INVALID_REQUEST_BODY */
function requireValid(state: State, registration: StoredNotaryJurisdiction): void {
  const {
    jurisdictionId,
    commissionId,
    commissionExpiration,
    registeredName,
    county = '',
  } = registration;
  const { name = '', countyInSeal } = findJurisdiction(jurisdictionId) ?? {};
  const problem = [
    [commissionId === '', '/commissionId must be the number of the commission.'],
    [registeredName === '', '/registeredName must be the name in the commission.'],
    [
      readDateTime(commissionExpiration) === undefined,
      '/commissionExpiration must be the date on which the commission ends, such as 2029-05-31.',
    ],
    [
      !isCurrent(state, registration),
      `/commissionExpiration must not be in the past, but is ${commissionExpiration}.`,
    ],
    [
      countyInSeal === 'true' && county === '',
      `/county is required, since the seal of ${name} shows it.`,
    ],
  ].find(([wrong]) => wrong === true);
  if (problem !== undefined)
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', String(problem[1]));
}
