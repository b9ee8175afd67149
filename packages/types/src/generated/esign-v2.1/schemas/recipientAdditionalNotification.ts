// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientPhoneNumber } from './recipientPhoneNumber.js';

/** One more way in which a recipient is told that the turn has come. */
export interface RecipientAdditionalNotification {
    /** The number to which text messages go. */
    phoneNumber?: RecipientPhoneNumber | undefined;
    /** The way besides the first one: `SMS` as a rule. */
    secondaryDeliveryMethod?: ("email" | "fax" | "SMS" | "offline") | undefined;
    /** Who may change `secondaryDeliveryMethod`, and the values it may take. */
    secondaryDeliveryMethodMetadata?: PropertyMetadata | undefined;
    /** What has become of the message: bounced, unwanted by the owner of the number, or one too many. */
    secondaryDeliveryStatus?: ("autoresponded" | "optedout" | "limitreached") | undefined;
}
