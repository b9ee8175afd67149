import type { ErrorCode } from '@countersign/types/oauth/error-code';

/** Advice for each error code of the contract. */
const byError: Readonly<Record<ErrorCode, string>> = {
  access_denied:
    'the user denied access; explain what the scopes are for, and let the user try again',
  consent_required:
    'the user has not given consent yet; open `consentUrl` of the session once as this user, or let an administrator give consent for all users',
  invalid_client:
    'the integration key is unknown or its secret is wrong; check clientId, clientSecret and that authUrl belongs to the same environment',
  invalid_grant:
    'the code, refresh token or JWT is expired, already used or for another client; get a new one',
  invalid_request: 'a parameter is missing or malformed; check the options of the session',
  invalid_scope: 'a scope is unknown; check scopes',
  invalid_token: 'the access token is missing, unknown or expired; get a new one',
  unauthorized_client:
    'the implicit grant is not enabled for this application; ask for a code, or enable it',
};

/** The finer codes that the service gives as a description. */
const byDescription: Readonly<Record<string, string>> = {
  expired_client_token: 'the code was already used or is older than two minutes; start a new login',
  expired_grant:
    'the refresh token or the JWT has expired; log in again, or correct the system clock',
  invalid_audience: 'the JWT is for another service; check authUrl',
  invalid_subject: 'userId must be the GUID of a user',
  issuer_not_found:
    'the integration key is unknown; check clientId and that authUrl belongs to the same environment',
  no_valid_keys_or_signatures:
    'the key does not belong to the application; register its public key for clientId, or use the registered key',
  unauthorized_client: 'the secret is wrong, or the code was issued to another application',
  unsupported_grant_type: 'the service does not support this grant; check authUrl',
  user_not_found:
    'no user has this ID; check userId and that authUrl belongs to the same environment',
};

const advice = new Map(Object.entries({ ...byError, ...byDescription }));

/** Returns advice for an error code; undefined for an unknown one. */
export function adviceFor(code: string | undefined): string | undefined {
  return code === undefined ? undefined : advice.get(code);
}
