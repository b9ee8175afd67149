// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A social network login that a user can use for the service. */
export interface SocialAccountInformation {
    /** The person's e-mail address at the social network. */
    email?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The name of the social network. */
    provider?: string | undefined;
    /** The ID of the person at the social network. */
    socialId?: string | undefined;
    /** The person's user name at the social network. */
    userName?: string | undefined;
}
