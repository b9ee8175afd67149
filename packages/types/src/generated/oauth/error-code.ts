// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The user denied access to the application. The code is part of the redirect. Explain the purpose
     * of the scopes to the user, and let them try again.
     */
    access_denied: 302;
    /**
     * The user of the JWT has not consented to the scopes yet. Redirect them once to
     * `OAuth_authorize`, or ask an administrator to consent for all users.
     */
    consent_required: 400;
    /**
     * The integration key is unknown, or the client was not authenticated. Check the key and the
     * environment. The status can also be 401.
     */
    invalid_client: 400;
    /**
     * The code, refresh token or JWT is expired, already used, wrongly signed or was not issued for
     * this client. `error_description` names the reason. Get a new one, and check the issuer, user and
     * audience of a JWT. With `unsupported_grant_type`, the `grant_type` is none that the service has:
     * use `authorization_code`, `refresh_token` or the JWT grant type.
     */
    invalid_grant: 400;
    /**
     * A parameter is missing or malformed, or the JWT cannot be read. Fix the request before you
     * repeat it.
     */
    invalid_request: 400;
    /**
     * A scope in the request is unknown. Request only scopes that the API specifies.
     */
    invalid_scope: 400;
    /**
     * The access token is missing, unknown or expired. Get a new one with `OAuth_token`.
     */
    invalid_token: 401;
    /**
     * The application may not use the implicit grant. The error is in the fragment of the redirect. Ask
     * for a code, or enable the implicit grant for the integration.
     */
    unauthorized_client: 302;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
