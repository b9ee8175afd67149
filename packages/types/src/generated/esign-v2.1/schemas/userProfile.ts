// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';
import type { AuthenticationMethod } from './authenticationMethod.js';
import type { UsageHistory } from './usageHistory.js';
import type { UserInformation } from './userInformation.js';

/** What a user tells about themselves, and which parts of it other users may see. */
export interface UserProfile {
    /** The postal address and the telephone numbers of the user. */
    address?: AddressInformation | undefined;
    /** How the user has proved who they are so far, and how often. */
    readonly authenticationMethods?: AuthenticationMethod[] | undefined;
    /** The company that the user works for. */
    companyName?: string | undefined;
    /**
     * Whether others see the company and the title of the user.
     *
     * Format: boolean-string
     */
    displayOrganizationInfo?: ("true" | "false") | undefined;
    /**
     * Whether others see the address and the telephone numbers of the user.
     *
     * Format: boolean-string
     */
    displayPersonalInfo?: ("true" | "false") | undefined;
    /**
     * Whether others see the profile at all.
     *
     * Format: boolean-string
     */
    displayProfile?: ("true" | "false") | undefined;
    /**
     * Whether others see how often the user has sent and signed.
     *
     * Format: boolean-string
     */
    displayUsageHistory?: ("true" | "false") | undefined;
    /** The relative address of the profile image. */
    readonly profileImageUri?: string | undefined;
    /** The position that the user has in the company, such as `Berth manager`. */
    title?: string | undefined;
    /** How often and when last the user sent and signed. */
    readonly usageHistory?: UsageHistory | undefined;
    /** The user whose profile it is: name, e-mail address and membership. */
    userDetails?: UserInformation | undefined;
    /**
     * When the profile was last changed.
     *
     * Format: date-time
     */
    readonly userProfileLastModifiedDate?: string | undefined;
}
