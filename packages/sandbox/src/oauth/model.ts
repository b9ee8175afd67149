import { kind } from '../state/records.ts';

/** A grant that is known by its text, for tests that want no login. */
export interface StoredGrant {
  /** The `grant_type` with which it comes. */
  kind: string;
  userId: string;
  integrationKey: string;
  scopes: string[];
}

/** What users have let an application do. Kept under no account, by `consentKey`. */
export interface StoredConsent {
  scopes: string[];
  /** In milliseconds since 1970. */
  at: number;
}

/**
 * What an administrator has let an application do for all. Kept under the organization, by the
 * integration key.
 */
export interface StoredAdminConsent extends StoredConsent {
  organizationId: string;
}

export const grants = kind<StoredGrant>('grant');
export const consents = kind<StoredConsent>('consent');
export const adminConsents = kind<StoredAdminConsent>('admin-consent');
/** Codes that were given and not used, by their IDs: when each ends, in seconds since 1970. */
export const openCodes = kind<number>('open-code', { expiresAt: (end) => end * 1000 });

export function consentKey(userId: string, clientId: string): string {
  return `${userId} ${clientId}`;
}
