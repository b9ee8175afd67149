// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';
import type { AuthenticationMethod } from './authenticationMethod.js';
import type { UsageHistory } from './usageHistory.js';
import type { UserInformation, UserInformationAnswer } from './userInformation.js';

/** The profile of a user, and the parts of it that other users can see. */
export interface UserProfile {
    /** The postal address and the telephone numbers of the user. */
    address?: AddressInformation | undefined;
    /** The authentication methods that the user has used so far, with the number of uses. */
    readonly authenticationMethods?: AuthenticationMethod[] | undefined;
    /** The name of the user's company. */
    companyName?: string | undefined;
    /**
     * Specifies whether other users can see the user's company and title.
     *
     * Format: boolean-string
     */
    displayOrganizationInfo?: ("true" | "false") | undefined;
    /**
     * Specifies whether other users can see the user's address and telephone numbers.
     *
     * Format: boolean-string
     */
    displayPersonalInfo?: ("true" | "false") | undefined;
    /**
     * Specifies whether other users can see the profile.
     *
     * Format: boolean-string
     */
    displayProfile?: ("true" | "false") | undefined;
    /**
     * Specifies whether other users can see how often the user has sent and signed.
     *
     * Format: boolean-string
     */
    displayUsageHistory?: ("true" | "false") | undefined;
    /** The relative URI of the profile image. */
    readonly profileImageUri?: string | undefined;
    /** The user's job title in the company, such as `Berth manager`. */
    title?: string | undefined;
    /** Information about how often and when the user last sent and signed. */
    readonly usageHistory?: UsageHistory | undefined;
    /** The user to whom the profile belongs, with name, e-mail address and membership. */
    userDetails?: UserInformation | undefined;
    /**
     * The date and time when the profile was last changed.
     *
     * Format: date-time
     */
    readonly userProfileLastModifiedDate?: string | undefined;
}

/**
 * `UserProfile` in a response: with the members that the service always writes.
 */
export interface UserProfileAnswer extends UserProfile {
    userDetails?: UserInformationAnswer | undefined;
}
