import type { Jurisdiction, Notary, NotaryJurisdiction } from '@countersign/types/esign-v2.1';
import { dateTime, readDateTime } from '../../engine/date-time.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredNotary, StoredNotaryJurisdiction } from '../../state/model/notary.ts';
import { findJurisdiction } from './jurisdictions.ts';

/** A registration as a notary, as the service shows it. */
export function presentNotary(notary: StoredNotary): Notary {
  const { userId, userName, email, createdAt, enabled, searchable } = notary;
  return {
    createdDate: dateTime(createdAt),
    enabled,
    searchable,
    userInfo: { userId, userName, email },
  };
}

/** A jurisdiction, with the county for which the notary is commissioned. */
export function presentJurisdiction({
  jurisdictionId,
  county,
}: Pick<StoredNotaryJurisdiction, 'jurisdictionId' | 'county'>): Jurisdiction {
  return withoutUndefined({ ...findJurisdiction(jurisdictionId), jurisdictionId, county });
}

/** The registration in one jurisdiction, as the service shows it. */
export function presentRegistration({
  jurisdictionId,
  commissionExpiration,
  ...registration
}: StoredNotaryJurisdiction): NotaryJurisdiction {
  const expiration = readDateTime(commissionExpiration);
  return {
    ...registration,
    commissionExpiration: expiration === undefined ? commissionExpiration : dateTime(expiration),
    jurisdiction: { jurisdictionId, ...findJurisdiction(jurisdictionId) },
  };
}
