import type { ErrorCode } from '@countersign/types/oauth/error-code';

/** What to do about each code of the contract. */
const byError: Readonly<Record<ErrorCode, string>> = {
  access_denied: 'the user refused; say what the scopes are for, and let them try again',
  consent_required:
    'the user has not consented yet; have them open `consentUrl` of the session once, or an administrator for all',
  invalid_client:
    'the integration key is unknown, or its secret is wrong; look at clientId, clientSecret and whether authUrl is of the same environment',
  invalid_grant:
    'the code, refresh token or JWT is expired, used or not for this client; get a new one',
  invalid_request: 'a parameter is missing or malformed; look at the options of the session',
  invalid_scope: 'a scope is unknown; look at scopes',
  invalid_token: 'the access token is missing, unknown or expired; get a new one',
  unsupported_grant_type: 'the service does not know this grant; look at authUrl',
};

/** The finer codes that the service gives as a description. */
const byDescription: Readonly<Record<string, string>> = {
  expired_client_token: 'the code was used before or is older than two minutes; begin a new login',
  expired_grant: 'the refresh token or the JWT has expired; log in again, or set the clock',
  invalid_audience: 'the JWT is for another service; look at authUrl',
  invalid_subject: 'userId must be the GUID of a user',
  issuer_not_found:
    'no application has this integration key there; look at clientId and whether authUrl is of the same environment',
  no_valid_keys_or_signatures:
    'the key is not one of the application; register its public half for clientId, or give the key that is registered',
  unauthorized_client: 'the secret is wrong, or the code was made for another application',
  user_not_found:
    'no user has this ID there; look at userId and whether authUrl is of the same environment',
};

const advice = new Map(Object.entries({ ...byError, ...byDescription }));

/** What to do about a code, where it is known. */
export function adviceFor(code: string | undefined): string | undefined {
  return code === undefined ? undefined : advice.get(code);
}
