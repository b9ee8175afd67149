// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientPhoneNumber } from './recipientPhoneNumber.js';

/** An additional notification that informs a recipient that it is their turn. */
export interface RecipientAdditionalNotification {
    /** The telephone number to which text messages are sent. */
    phoneNumber?: RecipientPhoneNumber | undefined;
    /**
     * The additional delivery method: `email`, `fax`, `SMS`, `WhatsApp` or `offline`. It is
     * usually `SMS`.
     */
    secondaryDeliveryMethod?: ("email" | "fax" | "SMS" | "WhatsApp" | "offline" | (string & {})) | undefined;
    /** Metadata about whether `secondaryDeliveryMethod` can be changed, and its allowed values. */
    secondaryDeliveryMethodMetadata?: PropertyMetadata | undefined;
    /**
     * The delivery status of the additional notification: `autoresponded` (bounced), `optedout` (the
     * owner of the number does not want messages) or `limitreached` (too many messages).
     */
    secondaryDeliveryStatus?: ("autoresponded" | "optedout" | "limitreached" | (string & {})) | undefined;
}
