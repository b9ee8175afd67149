// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, and the status that each comes with.
 */
export interface ErrorCodes {
    /**
     * The user refused the application; the code comes with the redirect. Tell the user what the
     * scopes are for, and let them try again.
     */
    access_denied: 302;
    /**
     * The user of the JWT has not consented to the scopes yet. Send them to `OAuth_authorize` once, or
     * have an administrator consent for all.
     */
    consent_required: 400;
    /**
     * The integration key is unknown, or it was not proved to be the caller's. Check the key and the
     * environment; the status can also be 401.
     */
    invalid_client: 400;
    /**
     * The code, refresh token or JWT is expired, used, wrongly signed or not made for this client;
     * `error_description` says which. Get a new one, and check issuer, user and audience of a JWT.
     */
    invalid_grant: 400;
    /**
     * A parameter is missing or malformed, or the JWT cannot be read. Mend the request before it is
     * sent again.
     */
    invalid_request: 400;
    /**
     * A scope in the request is unknown. Ask only for scopes that the contract names.
     */
    invalid_scope: 400;
    /**
     * The access token is missing, unknown or expired. Get a new one with `OAuth_token`.
     */
    invalid_token: 401;
    /**
     * The service does not know this `grant_type`. Use `authorization_code`, `refresh_token` or the
     * one for a JWT.
     */
    unsupported_grant_type: 400;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
