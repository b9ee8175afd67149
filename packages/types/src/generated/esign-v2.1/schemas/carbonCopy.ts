// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsentDetails } from './ConsentDetails.js';
import type { AuthenticationStatus } from './authenticationStatus.js';
import type { DocumentVisibility } from './documentVisibility.js';
import type { ErrorDetails } from './errorDetails.js';
import type { FeatureAvailableMetadata } from './featureAvailableMetadata.js';
import type { IdCheckInformationInput } from './idCheckInformationInput.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientAdditionalNotification } from './recipientAdditionalNotification.js';
import type { RecipientAttachment } from './recipientAttachment.js';
import type { RecipientEmailNotification } from './recipientEmailNotification.js';
import type { RecipientIdentityVerification } from './recipientIdentityVerification.js';
import type { RecipientPhoneAuthentication } from './recipientPhoneAuthentication.js';
import type { RecipientPhoneNumber } from './recipientPhoneNumber.js';
import type { RecipientProofFile } from './recipientProofFile.js';
import type { RecipientSAMLAuthentication } from './recipientSAMLAuthentication.js';
import type { RecipientSMSAuthentication } from './recipientSMSAuthentication.js';
import type { RecipientStatus } from './recipientStatus.js';
import type { RecipientType } from './recipientType.js';
import type { SocialAuthentication } from './socialAuthentication.js';
import type { Tabs, TabsAnswer } from './tabs.js';
import type { UserInfo } from './userInfo.js';

/**
 * A recipient who receives a copy at their position in the routing order and again when the envelope
 * is completed. Carbon copy recipients can see all documents.
 */
export interface CarbonCopy {
    /**
     * The sender's own ID for the recipient. If it is set, the recipient signs inside the application
     * of the sender and receives no e-mail.
     */
    clientUserId?: string | undefined;
    /** Custom texts that the sender stores with the recipient. Recipients do not see them. */
    customFields?: string[] | undefined;
    /** The recipient who specified this recipient. */
    designatorId?: string | undefined;
    /**
     * The ID, set by the service, of the recipient who specified this recipient.
     *
     * Format: guid
     */
    designatorIdGuid?: string | undefined;
    /**
     * The documents that the recipient sees, with one entry for each document. An administrator must
     * have enabled document visibility for the account.
     */
    documentVisibility?: DocumentVisibility[] | undefined;
    /** The URL of the sender's page from which an embedded recipient starts. */
    embeddedRecipientStartURL?: string | undefined;
    /** The files that the sender attaches for this recipient only. */
    recipientAttachments?: RecipientAttachment[] | undefined;
    /** The features of the service that can be used for this recipient. */
    recipientFeatureMetadata?: FeatureAvailableMetadata[] | undefined;
    /**
     * The ID of the recipient, set by the sender and usually an integer. It must be unique in the
     * envelope. Tabs are assigned to it.
     */
    recipientId?: string | undefined;
    /**
     * The ID of the recipient, set by the service.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    /**
     * The task of the recipient, such as `signer` or `carbonCopy`. Responses have it; in
     * requests, the list that contains the recipient decides.
     */
    recipientType?: RecipientType | undefined;
    /** Metadata about whether `recipientType` can be changed, and its allowed values. */
    recipientTypeMetadata?: PropertyMetadata | undefined;
    /** The name of the role that the recipient has in a template. */
    roleName?: string | undefined;
    /**
     * Specifies whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /**
     * Specifies whether the recipient that comes from the template cannot be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /**
     * The ID of the user that corresponds to the recipient, if the recipient is a user of the
     * service.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /**
     * Indicates whether the recipient comes from a bulk send list.
     *
     * Format: boolean-string
     */
    bulkSendV2Recipient?: ("true" | "false") | undefined;
    /** The template of a single document through which the recipient came into the envelope. */
    documentTemplateId?: string | undefined;
    /**
     * The ID of the page of a web form on which the recipient filled in their data. Only
     * envelopes from web forms have it.
     */
    webFormRecipientViewId?: string | undefined;
    /** The recipient's e-mail address. It is required for sending unless a signing group is set. */
    email?: string | undefined;
    /** Metadata about whether `email` can be changed, and its allowed values. */
    emailMetadata?: PropertyMetadata | undefined;
    /** The full name of the recipient. It is required for sending unless a signing group is set. */
    name?: string | undefined;
    /** Metadata about whether `name` can be changed, and its allowed values. */
    nameMetadata?: PropertyMetadata | undefined;
    /** The ID of the signing group that is the recipient. Any member can act. */
    signingGroupId?: string | undefined;
    /** Metadata about whether `signingGroupId` can be changed, and its allowed values. */
    signingGroupIdMetadata?: PropertyMetadata | undefined;
    /**
     * The display name of the signing group that `signingGroupId` names. Recipients see it in
     * place of a person's name until a member acts.
     */
    signingGroupName?: string | undefined;
    /**
     * The people of the signing group, each of whom can act for the recipient. Responses have
     * them; requests name the group by its ID alone.
     */
    signingGroupUsers?: UserInfo[] | undefined;
    /** The additional ways in which the recipient is notified. */
    additionalNotifications?: RecipientAdditionalNotification[] | undefined;
    /** The URL to which a recipient who signed from an e-mail is redirected after finishing. */
    emailRecipientPostSigningURL?: string | undefined;
    /** The recipient's first name. */
    firstName?: string | undefined;
    /** Metadata about whether `firstName` can be changed, and its allowed values. */
    firstNameMetadata?: PropertyMetadata | undefined;
    /** The recipient's full name, with first and last name. */
    fullName?: string | undefined;
    /** Metadata about whether `fullName` can be changed, and its allowed values. */
    fullNameMetadata?: PropertyMetadata | undefined;
    /** The recipient's last name. */
    lastName?: string | undefined;
    /** Metadata about whether `lastName` can be changed, and its allowed values. */
    lastNameMetadata?: PropertyMetadata | undefined;
    /**
     * The telephone number to which messages are sent if `deliveryMethod` is a text message, or if the
     * recipient does not have an e-mail address.
     */
    phoneNumber?: RecipientPhoneNumber | undefined;
    /** The consent of the recipient to each delivery method. */
    consentDetailsList?: ConsentDetails[] | undefined;
    /**
     * Specifies whether the service can change the recipient although it is locked.
     *
     * Format: boolean-string
     */
    allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
    /** The method by which the recipient is notified. The default is e-mail. */
    deliveryMethod?: string | undefined;
    /** Metadata about whether `deliveryMethod` can be changed, and its allowed values. */
    deliveryMethodMetadata?: PropertyMetadata | undefined;
    /**
     * The language, subject and text of the e-mails to this recipient. They replace those of the
     * envelope.
     */
    emailNotification?: RecipientEmailNotification | undefined;
    /** The fax number, if the envelope is delivered by fax. */
    faxNumber?: string | undefined;
    /** Metadata about whether `faxNumber` can be changed, and its allowed values. */
    faxNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the e-mails use the language, subject and text of the envelope.
     *
     * Format: boolean-string
     */
    inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
    /** A private note that only this recipient sees. */
    note?: string | undefined;
    /** Metadata about whether `note` can be changed, and its allowed values. */
    noteMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the recipient in the routing order. Recipients are processed in ascending
     * order, and those with the same number at the same time. The default is 1.
     *
     * Format: integer-string
     */
    routingOrder?: string | undefined;
    /** Metadata about whether `routingOrder` can be changed, and its allowed values. */
    routingOrderMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether e-mails from the service to the recipient are suppressed.
     *
     * Format: boolean-string
     */
    suppressEmails?: ("true" | "false") | undefined;
    /**
     * The access code that the recipient must enter. The sender gives it to the recipient
     * separately.
     */
    accessCode?: string | undefined;
    /** Metadata about whether `accessCode` can be changed, and its allowed values. */
    accessCodeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the e-mail contains the access code.
     *
     * Format: boolean-string
     */
    addAccessCodeToEmail?: ("true" | "false") | undefined;
    /** The name of the authentication check, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
    idCheckConfigurationName?: string | undefined;
    /** Metadata about whether `idCheckConfigurationName` can be changed, and its allowed values. */
    idCheckConfigurationNameMetadata?: PropertyMetadata | undefined;
    /**
     * The information that the sender already has about the person, used for knowledge-based
     * identity questions.
     */
    idCheckInformationInput?: IdCheckInformationInput | undefined;
    /**
     * The identity verification workflow, in which the recipient presents an identity document or
     * other evidence.
     */
    identityVerification?: RecipientIdentityVerification | undefined;
    /**
     * Indicates whether telephone authentication can be changed although the recipient is locked.
     *
     * Format: boolean-string
     */
    lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
    /**
     * Indicates whether text message authentication can be changed although the recipient is locked.
     *
     * Format: boolean-string
     */
    lockedRecipientSmsEditable?: ("true" | "false") | undefined;
    /**
     * The telephone numbers for authentication by telephone call, if `idCheckConfigurationName`
     * requires it.
     */
    phoneAuthentication?: RecipientPhoneAuthentication | undefined;
    /**
     * Specifies whether the recipient's identity is checked before the envelope opens.
     *
     * Format: boolean-string
     */
    requireIdLookup?: ("true" | "false") | undefined;
    /** Metadata about whether `requireIdLookup` can be changed, and its allowed values. */
    requireIdLookupMetadata?: PropertyMetadata | undefined;
    /**
     * The telephone numbers for authentication by text message, if `idCheckConfigurationName`
     * requires it.
     */
    smsAuthentication?: RecipientSMSAuthentication | undefined;
    /**
     * The external accounts that the recipient can log in with. The recipient must log in with one
     * of them.
     */
    socialAuthentications?: SocialAuthentication[] | undefined;
    /** The assertions about the recipient that the recipient's own login service must make. */
    samlAuthentication?: RecipientSAMLAuthentication | undefined;
    /**
     * Specifies whether an agent can change the e-mail address.
     *
     * Format: boolean-string
     */
    agentCanEditEmail?: ("true" | "false") | undefined;
    /**
     * Specifies whether an agent earlier in the routing order can put in another name. Without
     * it, agents cannot.
     *
     * Format: boolean-string
     */
    agentCanEditName?: ("true" | "false") | undefined;
    /**
     * The IDs of the documents that the recipient does not see. Document visibility must be enabled
     * for the account. A document with a tab of the recipient cannot be excluded.
     */
    excludedDocuments?: string[] | undefined;
    /**
     * The tabs of the recipient, with one list for each type. Carbon copy recipients do not have
     * tabs to fill in.
     */
    tabs?: Tabs | undefined;
    /** Indicates how the members of the signing group are managed. */
    signingGroupType?: string | undefined;
    /** The reason that was returned when the e-mail bounced. */
    autoRespondedReason?: string | undefined;
    /**
     * The number of members who have finished, if the recipient has several members.
     *
     * Format: integer-string
     */
    completedCount?: string | undefined;
    /**
     * The date and time when the recipient declined the envelope.
     *
     * Format: date-time
     */
    declinedDateTime?: string | undefined;
    /** The words that the recipient gave when they refused to sign. */
    declinedReason?: string | undefined;
    /**
     * The date and time when the recipient opened the envelope.
     *
     * Format: date-time
     */
    deliveredDateTime?: string | undefined;
    /**
     * The reason why this recipient was not added, changed or deleted. Recipients without an
     * error have none.
     */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The result of each authentication check of the recipient. */
    recipientAuthenticationStatus?: AuthenticationStatus | undefined;
    /**
     * The date and time when the recipient was notified.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /**
     * The date and time when the recipient finished.
     *
     * Format: date-time
     */
    signedDateTime?: string | undefined;
    /**
     * The progress of the recipient: `created` before their turn, `sent` once notified,
     * `delivered` once they have opened the envelope, `completed` or `declined` at the end,
     * and `autoresponded` if the e-mail came back. The service sets it.
     */
    status?: RecipientStatus | undefined;
    /** A number that stands for the status of the recipient. */
    statusCode?: string | undefined;
    /**
     * The count of tabs, groups of radio buttons as one each, as a string.
     *
     * Format: integer-string
     */
    totalTabCount?: string | undefined;
    /** Indicates whether evidence of the identity check can be viewed. */
    proofFile?: RecipientProofFile | undefined;
    /** The ID of the configuration of the linked account that receives the copy. */
    linkedAccountConfigurationId?: string | undefined;
}

/**
 * `CarbonCopy` in a response: with the members that the service always writes.
 */
export interface CarbonCopyAnswer extends CarbonCopy {
    recipientId: string;
    recipientIdGuid: string;
    deliveryMethod: string;
    routingOrder: string;
    requireIdLookup: ("true" | "false");
    tabs?: TabsAnswer | undefined;
    completedCount: string;
}
