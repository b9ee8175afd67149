// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopyTab } from './bulkSendingCopyTab.js';
import type { IdCheckInformationInput } from './idCheckInformationInput.js';
import type { RecipientEmailNotification } from './recipientEmailNotification.js';
import type { RecipientIdentityVerification } from './recipientIdentityVerification.js';
import type { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.js';
import type { RecipientSMSAuthentication } from './recipientSMSAuthentication.js';
import type { RecipientSignatureProvider } from './recipientSignatureProvider.js';
import type { RecipientType } from './recipientType.js';
import type { SocialAuthentication } from './socialAuthentication.js';

/**
 * A recipient of one bulk send copy. Either `roleName` or `recipientId` identifies the recipient of
 * the source, and all recipients in a list must use the same one.
 */
export interface BulkSendingCopyRecipient {
    /** The access code that the recipient must enter to open the envelope. */
    accessCode?: string | undefined;
    /**
     * The sender's own ID for the recipient. If it is set, the recipient signs inside the application
     * of the sender and receives no e-mail.
     */
    clientUserId?: string | undefined;
    /** Free text that the sender stores with the recipient. Recipients do not see it. */
    customFields?: string[] | undefined;
    /** The method with which the recipient is notified, such as e-mail or fax. */
    deliveryMethod?: string | undefined;
    /** The e-mail address of the recipient. It is required for delivery by e-mail. */
    email?: string | undefined;
    /** The language, subject and message of the e-mails to this recipient. */
    emailNotification?: RecipientEmailNotification | undefined;
    /** The URL of the sender's own page from which an embedded recipient starts. */
    embeddedRecipientStartURL?: string | undefined;
    /** The fax number of the recipient. It is required for delivery by fax. */
    faxNumber?: string | undefined;
    /** The e-mail address of the host, for an in-person signer. */
    hostEmail?: string | undefined;
    /** The full name of the host, for an in-person signer. */
    hostName?: string | undefined;
    /** The name of the identity check, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
    idCheckConfigurationName?: string | undefined;
    /** The input for the identity check. */
    idCheckInformationInput?: IdCheckInformationInput | undefined;
    /** The identification method for the recipient. */
    identificationMethod?: string | undefined;
    /** The full name of the recipient of this copy. */
    name?: string | undefined;
    /** A private note that only this recipient can read. */
    note?: string | undefined;
    /** The telephone numbers for the telephone authentication. */
    phoneAuthentication?: RecipientPhoneAuthentication | undefined;
    /**
     * The ID of the recipient in the source, as assigned by the sender. Each ID can occur only once
     * in a copy.
     */
    recipientId?: string | undefined;
    /** The signature provider of the recipient. The list can contain at most one provider. */
    recipientSignatureProviders?: RecipientSignatureProvider[] | undefined;
    /**
     * The type of the recipient, such as `signer` or `carbonCopy`. It must match the recipient of
     * the source.
     */
    recipientType?: RecipientType | undefined;
    /** The role name of the recipient in the source. Each role can occur only once in a copy. */
    roleName?: string | undefined;
    /** The full name of the in-person signer. */
    signerName?: string | undefined;
    /** The ID of the signing group that is the recipient. Any member can act. */
    signingGroupId?: string | undefined;
    /** The telephone numbers for authentication by text message. */
    smsAuthentication?: RecipientSMSAuthentication | undefined;
    /** The social accounts with which the recipient can authenticate. */
    socialAuthentications?: SocialAuthentication[] | undefined;
    /** The values of the recipient's tabs in this copy. */
    tabs?: BulkSendingCopyTab[] | undefined;
    /** The identity verification workflow for the recipient. */
    identityVerification?: RecipientIdentityVerification | undefined;
}
