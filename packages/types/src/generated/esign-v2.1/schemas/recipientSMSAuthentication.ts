// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** The numbers to one of which a code is sent as a text message. */
export interface RecipientSMSAuthentication {
    /** The numbers, one of which the recipient chooses. */
    senderProvidedNumbers?: string[] | undefined;
    /** Who may change `senderProvidedNumbers`, and the values it may take. */
    senderProvidedNumbersMetadata?: PropertyMetadata | undefined;
}
