// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A login at a social network that a user may use for the service. */
export interface SocialAccountInformation {
    /** The e-mail address under which the network knows the person. */
    email?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The social network. */
    provider?: string | undefined;
    /** The person, by the ID that the network gave to them. */
    socialId?: string | undefined;
    /** The name under which the network knows the person. */
    userName?: string | undefined;
}
