// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SocialAccountInformation } from './socialAccountInformation.js';

/** The social log-ins of a user. */
export interface UserSocialIdResult {
    /** One entry for each social network. */
    socialAccountInformation?: SocialAccountInformation[] | undefined;
    /**
     * The user whose log-ins these are.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
