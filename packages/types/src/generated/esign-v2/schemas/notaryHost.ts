// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthenticationStatus } from './authenticationStatus.js';
import type { DocumentVisibility } from './documentVisibility.js';
import type { ErrorDetails } from './errorDetails.js';
import type { FeatureAvailableMetadata } from './featureAvailableMetadata.js';
import type { IdCheckInformationInput } from './idCheckInformationInput.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientAttachment } from './recipientAttachment.js';
import type { RecipientEmailNotification } from './recipientEmailNotification.js';
import type { RecipientIdentityVerification } from './recipientIdentityVerification.js';
import type { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.js';
import type { RecipientProofFile } from './recipientProofFile.js';
import type { RecipientSAMLAuthentication } from './recipientSAMLAuthentication.js';
import type { RecipientSMSAuthentication } from './recipientSMSAuthentication.js';
import type { RecipientStatus } from './recipientStatus.js';
import type { RecipientType } from './recipientType.js';
import type { SocialAuthentication } from './socialAuthentication.js';
import type { Tabs } from './tabs.js';
import type { UserInfo } from './userInfo.js';

/** The notary who identifies the signer, attends the signing and adds the notarial act. */
export interface NotaryHost {
    /**
     * The sender's own ID for the recipient. With it, the recipient acts inside the sender's
     * application and gets no e-mail.
     */
    clientUserId?: string | undefined;
    /** Free words that the sender keeps with the recipient. Recipients do not see them. */
    customFields?: string[] | undefined;
    /** The recipient who named this one. */
    designatorId?: string | undefined;
    /**
     * The same recipient, by the ID that the service gave.
     *
     * Format: guid
     */
    designatorIdGuid?: string | undefined;
    /**
     * Which documents the recipient sees, one entry for each document. The administrator must have
     * switched document visibility on for the account.
     */
    documentVisibility?: DocumentVisibility[] | undefined;
    /** The sender's own page from which an embedded recipient starts. */
    embeddedRecipientStartURL?: string | undefined;
    /** Files that the sender adds for this recipient alone. */
    recipientAttachments?: RecipientAttachment[] | undefined;
    /** Which features of the service can be used for this recipient. */
    recipientFeatureMetadata?: FeatureAvailableMetadata[] | undefined;
    /**
     * The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
     * the envelope has it, and tabs belong to it.
     */
    recipientId?: string | undefined;
    /**
     * The ID that the service gives to the recipient.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    recipientType?: RecipientType | undefined;
    /** Who may change `recipientType`, and the values it may take. */
    recipientTypeMetadata?: PropertyMetadata | undefined;
    /** The role that the recipient has in a template. */
    roleName?: string | undefined;
    /**
     * Whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /**
     * Whether the recipient that comes from the template can no longer be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /**
     * The user of the service that the recipient is, where there is one.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /**
     * Whether the recipient comes from a bulk send list.
     *
     * Format: boolean-string
     */
    bulkSendV2Recipient?: ("true" | "false") | undefined;
    /** The document template that brought the recipient. */
    documentTemplateId?: string | undefined;
    /** The view of a web form that belongs to the recipient. */
    webFormRecipientViewId?: string | undefined;
    /** The recipient's e-mail address. Sending needs it, or a signing group. */
    email?: string | undefined;
    /** Who may change `email`, and the values it may take. */
    emailMetadata?: PropertyMetadata | undefined;
    /** The full name of the recipient. Sending needs it, or a signing group. */
    name?: string | undefined;
    /** Who may change `name`, and the values it may take. */
    nameMetadata?: PropertyMetadata | undefined;
    /** The signing group that is the recipient; any member may act. */
    signingGroupId?: string | undefined;
    /** Who may change `signingGroupId`, and the values it may take. */
    signingGroupIdMetadata?: PropertyMetadata | undefined;
    /** What the account calls the signing group that is the recipient. */
    signingGroupName?: string | undefined;
    /** The members of the signing group. */
    signingGroupUsers?: UserInfo[] | undefined;
    /**
     * Whether the service may change the recipient although it is locked.
     *
     * Format: boolean-string
     */
    allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
    /** How the recipient is notified; by e-mail unless something else is said. */
    deliveryMethod?: string | undefined;
    /** Who may change `deliveryMethod`, and the values it may take. */
    deliveryMethodMetadata?: PropertyMetadata | undefined;
    /** Language, subject and text of the e-mails to this recipient, instead of those of the envelope. */
    emailNotification?: RecipientEmailNotification | undefined;
    /** The fax number, where the envelope goes out by fax. */
    faxNumber?: string | undefined;
    /** Who may change `faxNumber`, and the values it may take. */
    faxNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Whether language, subject and text of the e-mails are those of the envelope.
     *
     * Format: boolean-string
     */
    inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
    /** A private note, which only this recipient reads. */
    note?: string | undefined;
    /** Who may change `note`, and the values it may take. */
    noteMetadata?: PropertyMetadata | undefined;
    /**
     * The recipient's turn. Turns come in ascending order, those with the same number come at once;
     * without it the turn is 1.
     *
     * Format: integer-string
     */
    routingOrder?: string | undefined;
    /** Who may change `routingOrder`, and the values it may take. */
    routingOrderMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the recipient gets no e-mails from the service.
     *
     * Format: boolean-string
     */
    suppressEmails?: ("true" | "false") | undefined;
    /** The code that the recipient must enter. The sender passes it on by another way. */
    accessCode?: string | undefined;
    /** Who may change `accessCode`, and the values it may take. */
    accessCodeMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the e-mail holds the access code.
     *
     * Format: boolean-string
     */
    addAccessCodeToEmail?: ("true" | "false") | undefined;
    /** The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
    idCheckConfigurationName?: string | undefined;
    /** Who may change `idCheckConfigurationName`, and the values it may take. */
    idCheckConfigurationNameMetadata?: PropertyMetadata | undefined;
    /** What the sender already knows about the person, for the check of the identity by questions. */
    idCheckInformationInput?: IdCheckInformationInput | undefined;
    /** The workflow with which the recipient shows an identity document or another proof. */
    identityVerification?: RecipientIdentityVerification | undefined;
    /**
     * Whether the check by telephone may be changed although the recipient is locked.
     *
     * Format: boolean-string
     */
    lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
    /**
     * Whether the check by text message may be changed although the recipient is locked.
     *
     * Format: boolean-string
     */
    lockedRecipientSmsEditable?: ("true" | "false") | undefined;
    /** The numbers for a check by telephone call, where `idCheckConfigurationName` asks for one. */
    phoneAuthentication?: RecipientPhoneAuthentication | undefined;
    /**
     * Whether the recipient's identity is checked before the envelope opens.
     *
     * Format: boolean-string
     */
    requireIdLookup?: ("true" | "false") | undefined;
    /** Who may change `requireIdLookup`, and the values it may take. */
    requireIdLookupMetadata?: PropertyMetadata | undefined;
    /** The numbers for a check by text message, where `idCheckConfigurationName` asks for one. */
    smsAuthentication?: RecipientSMSAuthentication | undefined;
    /** Accounts with other services with one of which the recipient must log in. */
    socialAuthentications?: SocialAuthentication[] | undefined;
    /** What the recipient's own login service must assert about the recipient. */
    samlAuthentication?: RecipientSAMLAuthentication | undefined;
    /**
     * The tabs that belong to this recipient, one list for each kind. Those who only get a copy
     * have nothing to fill in.
     */
    tabs?: Tabs | undefined;
    /** What came back when the e-mail bounced. */
    autoRespondedReason?: string | undefined;
    /**
     * How many members of the recipient have finished.
     *
     * Format: integer-string
     */
    completedCount?: string | undefined;
    /**
     * When the recipient refused.
     *
     * Format: date-time
     */
    declinedDateTime?: string | undefined;
    /** Why the recipient refused. */
    declinedReason?: string | undefined;
    /**
     * When the recipient opened the envelope.
     *
     * Format: date-time
     */
    deliveredDateTime?: string | undefined;
    /** The outcome for this recipient. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** How each check of the recipient's identity came out. */
    recipientAuthenticationStatus?: AuthenticationStatus | undefined;
    /**
     * When the recipient was notified.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /**
     * When the recipient finished.
     *
     * Format: date-time
     */
    signedDateTime?: string | undefined;
    status?: RecipientStatus | undefined;
    /** The code that belongs to the status. */
    statusCode?: string | undefined;
    /**
     * How many tabs the recipient has.
     *
     * Format: integer-string
     */
    totalTabCount?: string | undefined;
    /** Whether there is evidence of the check of the identity that can be looked at. */
    proofFile?: RecipientProofFile | undefined;
    /** The recipient whose signing the notary attends. */
    hostRecipientId?: string | undefined;
}
