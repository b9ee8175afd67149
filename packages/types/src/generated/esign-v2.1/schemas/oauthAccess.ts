// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** An access token. */
export interface OauthAccess {
    /** The token, which calls send as `Authorization: Bearer`. */
    access_token?: string | undefined;
    /** Additional data about the token. */
    data?: NameValue[] | undefined;
    /** The number of seconds until the token expires. It is missing if the token does not expire. */
    expires_in?: string | undefined;
    /** The token that replaces an expired one. */
    refresh_token?: string | undefined;
    /** The scope of the token's use, such as `api`. */
    scope?: string | undefined;
    /** The form in which the token is sent, which is `bearer`. */
    token_type?: string | undefined;
}
