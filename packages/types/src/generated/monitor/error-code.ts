// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The error codes of this area, each with its status.
 */
export interface ErrorCodes {
    /**
     * The only data set is `monitor`, in version 2.
     */
    DATA_SET_UNKNOWN: 404;
    /**
     * A filter or an aggregation of the query cannot be read. The message names it. The filters are
     * `Time`, `Has` and `In`, and the aggregation is `Raw`.
     */
    INVALID_QUERY: 400;
    /**
     * A parameter is malformed or out of range. The message names it. Fix it and repeat the request.
     */
    INVALID_REQUEST_PARAMETER: 400;
    /**
     * The organization does not have Monitor. In production it belongs to a plan; in the sandbox it can
     * be taken away and given again by control.
     */
    NOT_ENTITLED: 403;
    /**
     * The caller is not the administrator of exactly one organization. Use the token of a user who
     * administers this organization and no other.
     */
    NOT_ONE_ORGANIZATION: 403;
    /**
     * The token was not issued by the JWT grant with the scope `impersonation`. Get such a token.
     */
    TOKEN_NOT_BY_JWT: 403;
}

/**
 * Any error code of this area.
 */
export type ErrorCode = keyof ErrorCodes;
