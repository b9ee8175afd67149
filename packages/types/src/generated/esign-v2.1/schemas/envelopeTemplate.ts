// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Attachment } from './attachment.js';
import type { CustomFields } from './customFields.js';
import type { Document } from './document.js';
import type { EmailSettings } from './emailSettings.js';
import type { EnvelopeCustomMetadata } from './envelopeCustomMetadata.js';
import type { EnvelopeDocument } from './envelopeDocument.js';
import type { EnvelopeMetadata } from './envelopeMetadata.js';
import type { EnvelopeStatus } from './envelopeStatus.js';
import type { Folder } from './folder.js';
import type { LockInformation } from './lockInformation.js';
import type { Notification } from './notification.js';
import type { PowerForm } from './powerForm.js';
import type { PurgeState } from './purgeState.js';
import type { Recipients } from './recipients.js';
import type { UserInfo } from './userInfo.js';
import type { Workflow } from './workflow.js';

/**
 * A template: documents, roles and settings that every envelope made from it starts with. Its
 * fields are those of an envelope and what a template has besides. Where a field tells how far an
 * envelope has come, a template has nothing to tell.
 */
export interface EnvelopeTemplate {
    /**
     * The envelope. The service gives the ID.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The relative address of the envelope. */
    envelopeUri?: string | undefined;
    /** The relative address of the attachments. */
    attachmentsUri?: string | undefined;
    /** The relative address of the certificate of completion. */
    certificateUri?: string | undefined;
    /** The relative address of the custom fields. */
    customFieldsUri?: string | undefined;
    /** The relative address of all documents in one PDF. */
    documentsCombinedUri?: string | undefined;
    /** The relative address of the list of documents. */
    documentsUri?: string | undefined;
    /** The relative address of reminders and expiry. */
    notificationUri?: string | undefined;
    /** The relative address of the recipients. */
    recipientsUri?: string | undefined;
    /** The relative address of the templates that were used. */
    templatesUri?: string | undefined;
    /** The subject of the e-mails that go out for the envelope. Sending needs it. */
    emailSubject?: string | undefined;
    /** The text of the e-mails that go out for the envelope. */
    emailBlurb?: string | undefined;
    /**
     * Whether subject and text stay as they are for everybody but the sender.
     *
     * Format: boolean-string
     */
    messageLock?: ("true" | "false") | undefined;
    /** Who else gets the e-mails and where answers to them go. */
    emailSettings?: EmailSettings | undefined;
    /**
     * The brand in which e-mails and signing pages appear.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /**
     * Whether the brand can no longer be changed.
     *
     * Format: boolean-string
     */
    brandLock?: ("true" | "false") | undefined;
    /** When recipients are reminded and when the envelope expires. */
    notification?: Notification | undefined;
    /** The user in whose name the envelope goes out. */
    sender?: UserInfo | undefined;
    /** Those who get the envelope, by kind. */
    recipients?: Recipients | undefined;
    /**
     * Whether the recipients can no longer be changed.
     *
     * Format: boolean-string
     */
    recipientsLock?: ("true" | "false") | undefined;
    /** The metadata that this envelope carries. */
    customFields?: CustomFields | undefined;
    /** The documents of the envelope, as the service keeps them. */
    envelopeDocuments?: EnvelopeDocument[] | undefined;
    /** Files that go along with the envelope without being signed. */
    envelopeAttachments?: Attachment[] | undefined;
    /** The bytes of the document in Base64, where the envelope consists of one file only. */
    documentBase64?: string | undefined;
    /** A list of who may get at the envelope, in Base64. */
    accessControlListBase64?: string | undefined;
    /**
     * Whether recipients may write comments.
     *
     * Format: boolean-string
     */
    allowComments?: ("true" | "false") | undefined;
    /**
     * Whether signers may mark up the documents. The account must allow it.
     *
     * Format: boolean-string
     */
    allowMarkup?: ("true" | "false") | undefined;
    /**
     * Whether recipients may pass the envelope on to somebody else.
     *
     * Format: boolean-string
     */
    allowReassign?: ("true" | "false") | undefined;
    /**
     * Whether recipients may read the history of the envelope.
     *
     * Format: boolean-string
     */
    allowViewHistory?: ("true" | "false") | undefined;
    /** Whether one signer out of several is enough. */
    anySigner?: string | undefined;
    /**
     * Whether the envelope is built after the answer has gone out. It then needs a `transactionId`,
     * and its status is `processing` until it is done.
     *
     * Format: boolean-string
     */
    asynchronous?: ("true" | "false") | undefined;
    /**
     * Whether the documents are kept as authoritative copies that exist only once.
     *
     * Format: boolean-string
     */
    authoritativeCopy?: ("true" | "false") | undefined;
    /**
     * Whether documents that say nothing themselves are authoritative copies. It counts only where
     * `authoritativeCopy` is `true`.
     *
     * Format: boolean-string
     */
    authoritativeCopyDefault?: ("true" | "false") | undefined;
    /**
     * Whether the signing page leads the signer from field to field.
     *
     * Format: boolean-string
     */
    autoNavigation?: ("true" | "false") | undefined;
    /**
     * Whether the values that tabs start with are written into the documents for good.
     *
     * Format: boolean-string
     */
    burnDefaultTabData?: ("true" | "false") | undefined;
    /**
     * Whether what is known of the recipients is taken over from the envelope it was copied from.
     *
     * Format: boolean-string
     */
    copyRecipientData?: ("true" | "false") | undefined;
    /**
     * Whether the documents are never shown in a form that fits small screens.
     *
     * Format: boolean-string
     */
    disableResponsiveDocument?: ("true" | "false") | undefined;
    /**
     * Whether signers may print the documents, sign them on paper and send them back. The account
     * must allow it.
     *
     * Format: boolean-string
     */
    enableWetSign?: ("true" | "false") | undefined;
    /**
     * Whether signers see only the documents on which they have tabs. The account must have document
     * visibility.
     *
     * Format: boolean-string
     */
    enforceSignerVisibility?: ("true" | "false") | undefined;
    /**
     * Whether the ID of the envelope is printed on the pages.
     *
     * Format: boolean-string
     */
    envelopeIdStamping?: ("true" | "false") | undefined;
    /** The site that keeps the envelope. */
    envelopeLocation?: string | undefined;
    /** The ID that another system gave to the envelope. */
    externalEnvelopeId?: string | undefined;
    /**
     * Whether somebody has commented on the envelope.
     *
     * Format: boolean-string
     */
    hasComments?: ("true" | "false") | undefined;
    /**
     * Whether a value in the envelope differs from what the sender set.
     *
     * Format: boolean-string
     */
    hasFormDataChanged?: ("true" | "false") | undefined;
    /**
     * Whether a sound recording belongs to the envelope.
     *
     * Format: boolean-string
     */
    hasWavFile?: ("true" | "false") | undefined;
    /** The party that holds the authoritative copy. */
    holder?: string | undefined;
    /**
     * Whether the envelope follows the rules of 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * Whether the documents are made up while the envelope is on its way.
     *
     * Format: boolean-string
     */
    isDynamicEnvelope?: ("true" | "false") | undefined;
    /**
     * Whether a signature provider takes part in signing.
     *
     * Format: boolean-string
     */
    isSignatureProviderEnvelope?: ("true" | "false") | undefined;
    /**
     * Whether the envelope belongs to a support ticket.
     *
     * Format: boolean-string
     */
    isTicketRelatedEnvelope?: ("true" | "false") | undefined;
    /** Where the envelope, and so its authoritative copy, is kept. */
    location?: string | undefined;
    /** The lock on the envelope, where there is one. */
    lockInformation?: LockInformation | undefined;
    /**
     * Whether the documents can be signed on a phone.
     *
     * Format: boolean-string
     */
    signerCanSignOnMobile?: ("true" | "false") | undefined;
    /** Whether signing takes place in person or online. */
    signingLocation?: string | undefined;
    /**
     * A mark that the caller gives to the request, to find the envelope by it when the answer was
     * lost. It is good for seven days.
     */
    transactionId?: string | undefined;
    /**
     * Whether signers must consent to electronic records first.
     *
     * Format: boolean-string
     */
    useDisclosure?: ("true" | "false") | undefined;
    /** How far a universal signature is. */
    uSigState?: string | undefined;
    /** Why the envelope is voided. Voiding needs it, and recipients get to read it. */
    voidedReason?: string | undefined;
    /**
     * When the envelope was made.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /**
     * When the envelope was sent for the first time.
     *
     * Format: date-time
     */
    initialSentDateTime?: string | undefined;
    /**
     * When the envelope was sent.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /**
     * When the last recipient had opened the envelope.
     *
     * Format: date-time
     */
    deliveredDateTime?: string | undefined;
    /**
     * When all recipients had finished.
     *
     * Format: date-time
     */
    completedDateTime?: string | undefined;
    /**
     * When a recipient refused.
     *
     * Format: date-time
     */
    declinedDateTime?: string | undefined;
    /**
     * When the envelope was voided.
     *
     * Format: date-time
     */
    voidedDateTime?: string | undefined;
    /**
     * When the envelope was removed.
     *
     * Format: date-time
     */
    deletedDateTime?: string | undefined;
    /**
     * When the envelope was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /**
     * When the envelope got its status.
     *
     * Format: date-time
     */
    statusDateTime?: string | undefined;
    /**
     * When the status last changed.
     *
     * Format: date-time
     */
    statusChangedDateTime?: string | undefined;
    /**
     * Whether the envelope expires.
     *
     * Format: boolean-string
     */
    expireEnabled?: ("true" | "false") | undefined;
    /**
     * Days from sending until the envelope expires.
     *
     * Format: integer-string
     */
    expireAfter?: string | undefined;
    /**
     * When the envelope expires.
     *
     * Format: date-time
     */
    expireDateTime?: string | undefined;
    purgeState?: PurgeState | undefined;
    /**
     * When the purge was asked for.
     *
     * Format: date-time
     */
    purgeRequestDate?: string | undefined;
    /**
     * When the purge was finished.
     *
     * Format: date-time
     */
    purgeCompletedDate?: string | undefined;
    /** The folders in which the caller finds the envelope. */
    folders?: Folder[] | undefined;
    /** The form from which the envelope came, where it came from one. */
    powerForm?: PowerForm | undefined;
    /** Steps that hold the envelope up, and when it goes on. */
    workflow?: Workflow | undefined;
    /** What the caller may still do with the envelope. */
    envelopeMetadata?: EnvelopeMetadata | undefined;
    /** Further names with values that the service keeps with the envelope. */
    envelopeCustomMetadata?: EnvelopeCustomMetadata | undefined;
    /** The documents to sign, in their order. */
    documents?: Document[] | undefined;
    /** The password that opens the envelope. */
    password?: string | undefined;
    /**
     * The template: the one that an envelope is made from, or the template itself.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    status?: EnvelopeStatus | undefined;
    /**
     * Whether senders are offered the template when they upload a document that looks like one of its
     * own.
     *
     * Format: boolean-string
     */
    autoMatch?: ("true" | "false") | undefined;
    /**
     * Whether a person set `autoMatch`; otherwise the service chose it.
     *
     * Format: boolean-string
     */
    autoMatchSpecifiedByUser?: ("true" | "false") | undefined;
    /**
     * When the template was made.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /** What the template is for, in words that users of the account read when they choose one. */
    description?: string | undefined;
    /**
     * Whether the caller has marked the template as a favourite.
     *
     * Format: boolean-string
     */
    favoritedByMe?: ("true" | "false") | undefined;
    /**
     * The folder in which the template lies.
     *
     * Format: guid
     */
    folderId?: string | undefined;
    /** All folders in which the caller finds the template. */
    folderIds?: string[] | undefined;
    /** What the folder of the template is called. */
    folderName?: string | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /** The user who last changed the template. */
    lastModifiedBy?: UserInfo | undefined;
    /**
     * When an envelope was last made from the template.
     *
     * Format: date-time
     */
    lastUsed?: string | undefined;
    /** What the template is called in the account. */
    name?: string | undefined;
    /** The password that replaces the present one. */
    newPassword?: string | undefined;
    /** The user to whom the template belongs: as a rule its maker. */
    owner?: UserInfo | undefined;
    /**
     * How many pages the documents of the template have together.
     *
     * Format: integer-string
     */
    pageCount?: string | undefined;
    /**
     * Whether changing the template takes a password.
     *
     * Format: boolean-string
     */
    passwordProtected?: ("true" | "false") | undefined;
    /** The PowerForms that make envelopes from the template. */
    powerForms?: PowerForm[] | undefined;
    /**
     * Whether other users than the owner may use the template.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
    /**
     * Whether the newer document generation of the service fills in the documents.
     *
     * Format: boolean-string
     */
    isAceGenTemplate?: ("true" | "false") | undefined;
    /**
     * Whether the documents have placeholders that are filled in when an envelope is made.
     *
     * Format: boolean-string
     */
    isDocGenTemplate?: ("true" | "false") | undefined;
}
