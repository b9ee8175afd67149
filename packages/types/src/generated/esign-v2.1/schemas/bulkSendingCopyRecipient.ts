// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopyTab } from './bulkSendingCopyTab.js';
import type { IdCheckInformationInput } from './idCheckInformationInput.js';
import type { RecipientEmailNotification } from './recipientEmailNotification.js';
import type { RecipientIdentityVerification } from './recipientIdentityVerification.js';
import type { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.js';
import type { RecipientSMSAuthentication } from './recipientSMSAuthentication.js';
import type { RecipientSignatureProvider } from './recipientSignatureProvider.js';
import type { SocialAuthentication } from './socialAuthentication.js';

/**
 * A recipient of one copy. Either `roleName` or `recipientId` says which recipient of the source it
 * is; within a list all recipients use the same of the two.
 */
export interface BulkSendingCopyRecipient {
    /** The code that the recipient must enter before the envelope opens. */
    accessCode?: string | undefined;
    /**
     * The sender's own ID for the recipient. With it, the recipient acts inside the sender's
     * application and gets no e-mail.
     */
    clientUserId?: string | undefined;
    /** Free words that the sender keeps with the recipient. Recipients do not see them. */
    customFields?: string[] | undefined;
    /** How the recipient is notified, such as by e-mail or by fax. */
    deliveryMethod?: string | undefined;
    /** The e-mail address of the recipient, needed where e-mail is the way of delivery. */
    email?: string | undefined;
    /** The language, subject and text of the e-mails for this recipient. */
    emailNotification?: RecipientEmailNotification | undefined;
    /** The sender's own page from which an embedded recipient starts. */
    embeddedRecipientStartURL?: string | undefined;
    /** The fax number, needed where fax is the way of delivery. */
    faxNumber?: string | undefined;
    /** The e-mail address of the host, for a recipient who signs in person. */
    hostEmail?: string | undefined;
    /** The full name of the host, for a recipient who signs in person. */
    hostName?: string | undefined;
    /** The check of identity that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
    idCheckConfigurationName?: string | undefined;
    /** What the check of identity is given to go by. */
    idCheckInformationInput?: IdCheckInformationInput | undefined;
    /** The way in which the recipient proves who they are. */
    identificationMethod?: string | undefined;
    /** The full name of whoever gets this copy. */
    name?: string | undefined;
    /** A private note, which only this recipient reads. */
    note?: string | undefined;
    /** The telephone numbers for a check by telephone. */
    phoneAuthentication?: RecipientPhoneAuthentication | undefined;
    /** The recipient of the source, by the ID that the sender gave there. Each ID comes once in a copy. */
    recipientId?: string | undefined;
    /** The provider that makes the signature, one at most. */
    recipientSignatureProviders?: RecipientSignatureProvider[] | undefined;
    /** The recipient of the source, by its role. Each role comes once in a copy. */
    roleName?: string | undefined;
    /** The full name of the person who signs in person, beside their host. */
    signerName?: string | undefined;
    /** The signing group that is the recipient; any member may act. */
    signingGroupId?: string | undefined;
    /** The telephone numbers for a check by text message. */
    smsAuthentication?: RecipientSMSAuthentication | undefined;
    /** The accounts elsewhere with which the recipient may prove who they are. */
    socialAuthentications?: SocialAuthentication[] | undefined;
    /** Values for the recipient's tabs in this copy. */
    tabs?: BulkSendingCopyTab[] | undefined;
    /** The steps by which the recipient's identity is verified. */
    identityVerification?: RecipientIdentityVerification | undefined;
}
