// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';
import type { DisplayLevelCode } from './displayLevelCode.js';

/** The home address with which the check of the identity starts. */
export interface AddressInformationInput {
    /** The address itself. */
    addressInformation?: AddressInformation | undefined;
    /** Whether the recipient sees or changes the address. */
    displayLevelCode?: DisplayLevelCode | undefined;
    /**
     * Whether the sender gets the address back with the finished envelope.
     *
     * Format: boolean-string
     */
    receiveInResponse?: ("true" | "false") | undefined;
}
