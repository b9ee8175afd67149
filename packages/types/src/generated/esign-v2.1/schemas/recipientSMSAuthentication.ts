// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/**
 * The settings for authentication by text message, with the telephone numbers to which a code can be
 * sent.
 */
export interface RecipientSMSAuthentication {
    /** The telephone numbers from which the recipient selects one. */
    senderProvidedNumbers?: string[] | undefined;
    /** Metadata about whether `senderProvidedNumbers` can be changed, and its allowed values. */
    senderProvidedNumbersMetadata?: PropertyMetadata | undefined;
}
