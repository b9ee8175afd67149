// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddressInformation } from './addressInformation.js';
import type { DisplayLevelCode } from './displayLevelCode.js';

/** The home address that is used in the identity check. */
export interface AddressInformationInput {
    /** The address of the recipient. */
    addressInformation?: AddressInformation | undefined;
    /** Specifies whether the recipient can see or change the address. */
    displayLevelCode?: DisplayLevelCode | undefined;
    /**
     * Specifies whether the address is returned to the sender with the completed envelope.
     *
     * Format: boolean-string
     */
    receiveInResponse?: ("true" | "false") | undefined;
}
