import { kind } from '../records.ts';

/** A grant that is known by its text, for tests that want no login. */
export interface StoredGrant {
  /** The `grant_type` with which it comes. */
  kind: string;
  userId: string;
  integrationKey: string;
  scopes: string[];
}

/** The consent of a user to an application. Kept under no account, by `consentKey`. */
export interface StoredConsent {
  scopes: string[];
  /** Time in milliseconds since 1970. */
  at: number;
}

/**
 * The consent of an administrator for all users. Kept under the organization, by the integration
 * key.
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
