// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Attachment } from './attachment.js';
import type { CompositeTemplate } from './compositeTemplate.js';
import type { CustomFields } from './customFields.js';
import type { Document } from './document.js';
import type { EmailSettings } from './emailSettings.js';
import type { EnvelopeCustomMetadata } from './envelopeCustomMetadata.js';
import type { EnvelopeDocument } from './envelopeDocument.js';
import type { EnvelopeMetadata } from './envelopeMetadata.js';
import type { EventNotification } from './eventNotification.js';
import type { Folder } from './folder.js';
import type { LockInformation } from './lockInformation.js';
import type { Notification } from './notification.js';
import type { PowerForm } from './powerForm.js';
import type { PurgeState } from './purgeState.js';
import type { RecipientViewRequest } from './recipientViewRequest.js';
import type { Recipients } from './recipients.js';
import type { TemplateRole } from './templateRole.js';
import type { UserInfo } from './userInfo.js';
import type { Workflow } from './workflow.js';

/**
 * The envelope to create. A draft has no required fields. To be sent, an envelope needs a subject,
 * at least one document and at least one recipient, or a template that provides them.
 */
export interface EnvelopeDefinition {
    /** The documents of the envelope, in their order. */
    documents?: Document[] | undefined;
    /** The password that is required to open the envelope. */
    password?: string | undefined;
    /**
     * The ID of the template: either the template from which an envelope is created, or the template
     * itself.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The folders in which the caller can find the envelope. */
    folders?: Folder[] | undefined;
    /** The PowerForm that created the envelope, if any. */
    powerForm?: PowerForm | undefined;
    /** The workflow of the envelope, with the steps that pause it and the conditions for resuming. */
    workflow?: Workflow | undefined;
    /** The actions that the caller can currently perform on the envelope. */
    envelopeMetadata?: EnvelopeMetadata | undefined;
    /** Additional metadata that is stored with the envelope, as names with values. */
    envelopeCustomMetadata?: EnvelopeCustomMetadata | undefined;
    /**
     * The status of the new envelope: `created` saves it as a draft, and `sent` sends it
     * immediately. The default is `created`.
     */
    status?: ("created" | "sent") | undefined;
    /** Files to store with the envelope that are not signed. */
    attachments?: Attachment[] | undefined;
    /** The people who take the roles of the template. */
    templateRoles?: TemplateRole[] | undefined;
    /**
     * The configuration for pushing the events of this envelope. It applies in addition to the
     * account's configurations.
     */
    eventNotification?: EventNotification | undefined;
    /** Additional configurations for pushing the events of this envelope. */
    eventNotifications?: EventNotification[] | undefined;
    /** The accessibility option for the documents, for readers who need assistance. */
    accessibility?: string | undefined;
    /**
     * Specifies whether a recipient can occur more than once in the routing order.
     *
     * Format: boolean-string
     */
    allowRecipientRecursion?: ("true" | "false") | undefined;
    /**
     * Server templates and inline templates that are merged to create the envelope. If they are
     * used, `templateId` must be empty.
     */
    compositeTemplates?: CompositeTemplate[] | undefined;
    /**
     * A request for a signing page as part of the same API call. The response returns its URL in
     * `recipientSigningUri`.
     */
    recipientViewRequest?: RecipientViewRequest | undefined;
    /** The subject of the e-mails for the envelope. It is required for sending. */
    emailSubject?: string | undefined;
    /** The body text of the e-mails for the envelope. */
    emailBlurb?: string | undefined;
    /**
     * Specifies whether only the sender can change the subject and the body text.
     *
     * Format: boolean-string
     */
    messageLock?: ("true" | "false") | undefined;
    /** The settings for additional recipients of the e-mails and for the reply address. */
    emailSettings?: EmailSettings | undefined;
    /**
     * The ID of the brand that is used for e-mails and signing pages.
     *
     * Format: guid
     */
    brandId?: string | undefined;
    /**
     * Specifies whether the brand is locked, so that it cannot be changed.
     *
     * Format: boolean-string
     */
    brandLock?: ("true" | "false") | undefined;
    /** The reminder and expiration settings of the envelope. */
    notification?: Notification | undefined;
    /** The user on whose behalf the envelope is sent. */
    sender?: UserInfo | undefined;
    /** The recipients of the envelope, grouped by type. */
    recipients?: Recipients | undefined;
    /**
     * Specifies whether the recipients are locked, so that they cannot be changed.
     *
     * Format: boolean-string
     */
    recipientsLock?: ("true" | "false") | undefined;
    /**
     * The values by which the sender's organization records, finds and sorts envelopes.
     * Recipients do not see them.
     */
    customFields?: CustomFields | undefined;
    /** The documents of the envelope, as stored by the service. */
    envelopeDocuments?: EnvelopeDocument[] | undefined;
    /** The files that are sent with the envelope but are not signed. */
    envelopeAttachments?: Attachment[] | undefined;
    /** The content of the document, encoded in Base64, if the envelope has only one document. */
    documentBase64?: string | undefined;
    /** A list of who can access the envelope, encoded in Base64. */
    accessControlListBase64?: string | undefined;
    /**
     * Specifies whether recipients can add comments.
     *
     * Format: boolean-string
     */
    allowComments?: ("true" | "false") | undefined;
    /**
     * Specifies whether signers can mark up the documents. The feature must be enabled for the
     * account.
     *
     * Format: boolean-string
     */
    allowMarkup?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients can reassign the envelope to another person.
     *
     * Format: boolean-string
     */
    allowReassign?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients can open the list of who did what and when. With the
     * default, `true`, they can.
     *
     * Format: boolean-string
     */
    allowViewHistory?: ("true" | "false") | undefined;
    /** Specifies whether the signature of one of several signers is sufficient. */
    anySigner?: (string | null) | undefined;
    /**
     * Specifies whether the envelope is created after the response is sent. It requires a
     * `transactionId`, and the status is `processing` until the envelope is created.
     *
     * Format: boolean-string
     */
    asynchronous?: ("true" | "false") | undefined;
    /**
     * Specifies whether the documents are stored as authoritative copies, of which only one exists.
     *
     * Format: boolean-string
     */
    authoritativeCopy?: ("true" | "false") | undefined;
    /**
     * Specifies whether documents without their own setting are authoritative copies. It applies
     * only if `authoritativeCopy` is `true`.
     *
     * Format: boolean-string
     */
    authoritativeCopyDefault?: ("true" | "false") | undefined;
    /**
     * Specifies whether the signing page leads the signer from field to field.
     *
     * Format: boolean-string
     */
    autoNavigation?: ("true" | "false") | undefined;
    /**
     * Specifies whether the initial values of tabs are written permanently into the documents.
     *
     * Format: boolean-string
     */
    burnDefaultTabData?: ("true" | "false") | undefined;
    /**
     * Specifies whether the recipient data is copied from the envelope that this envelope was copied
     * from.
     *
     * Format: boolean-string
     */
    copyRecipientData?: ("true" | "false") | undefined;
    /**
     * Specifies whether the responsive view of the documents for small screens is disabled.
     *
     * Format: boolean-string
     */
    disableResponsiveDocument?: ("true" | "false") | undefined;
    /**
     * Specifies whether signers can print the documents, sign them on paper and return them. The
     * feature must be enabled for the account.
     *
     * Format: boolean-string
     */
    enableWetSign?: ("true" | "false") | undefined;
    /**
     * Specifies whether signers see only the documents on which they have tabs. Document visibility
     * must be enabled for the account.
     *
     * Format: boolean-string
     */
    enforceSignerVisibility?: ("true" | "false") | undefined;
    /**
     * Specifies whether the envelope ID is printed on the pages.
     *
     * Format: boolean-string
     */
    envelopeIdStamping?: ("true" | "false") | undefined;
    /** The site where the envelope is stored. */
    envelopeLocation?: (string | null) | undefined;
    /** The ID of the envelope in another system. */
    externalEnvelopeId?: string | undefined;
    /**
     * Indicates whether anybody has written a comment on a document.
     *
     * Format: boolean-string
     */
    hasComments?: ("true" | "false") | undefined;
    /**
     * Indicates whether a value in the envelope differs from the value that the sender set.
     *
     * Format: boolean-string
     */
    hasFormDataChanged?: ("true" | "false") | undefined;
    /**
     * Indicates whether the envelope has a sound recording.
     *
     * Format: boolean-string
     */
    hasWavFile?: ("true" | "false") | undefined;
    /** The holder of the authoritative copy. */
    holder?: string | undefined;
    /**
     * Indicates whether the envelope complies with 21 CFR Part 11.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * Indicates whether the documents are assembled while the envelope is in process.
     *
     * Format: boolean-string
     */
    isDynamicEnvelope?: ("true" | "false") | undefined;
    /**
     * Indicates whether a signature provider is used for signing.
     *
     * Format: boolean-string
     */
    isSignatureProviderEnvelope?: ("true" | "false") | undefined;
    /**
     * Indicates whether the envelope is related to a support ticket.
     *
     * Format: boolean-string
     */
    isTicketRelatedEnvelope?: ("true" | "false") | undefined;
    /** The location where the envelope, and therefore its authoritative copy, is stored. */
    location?: string | undefined;
    /**
     * The user who is editing and holds the lock, and when it ends. It is absent while nobody
     * does.
     */
    lockInformation?: LockInformation | undefined;
    /**
     * Specifies whether the documents can be signed on a mobile device.
     *
     * Format: boolean-string
     */
    signerCanSignOnMobile?: ("true" | "false") | undefined;
    /** Specifies whether signing takes place in person or online. */
    signingLocation?: string | undefined;
    /**
     * An ID that the caller sets to find the envelope if the response was lost. It is valid for
     * seven days.
     */
    transactionId?: string | undefined;
    /**
     * Specifies whether signers must first consent to electronic records.
     *
     * Format: boolean-string
     */
    useDisclosure?: ("true" | "false") | undefined;
    /** The status of a universal signature. */
    uSigState?: string | undefined;
    /** The reason why the envelope is voided. It is required for voiding, and recipients can see it. */
    voidedReason?: string | undefined;
    /**
     * The date and time when the envelope was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /**
     * The date and time when the envelope was first sent.
     *
     * Format: date-time
     */
    initialSentDateTime?: string | undefined;
    /**
     * The date and time when the envelope was sent.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /**
     * The date and time when the last recipient opened the envelope.
     *
     * Format: date-time
     */
    deliveredDateTime?: string | undefined;
    /**
     * The date and time when all recipients had completed the envelope.
     *
     * Format: date-time
     */
    completedDateTime?: string | undefined;
    /**
     * The date and time when a recipient declined the envelope.
     *
     * Format: date-time
     */
    declinedDateTime?: string | undefined;
    /**
     * The date and time when the envelope was voided.
     *
     * Format: date-time
     */
    voidedDateTime?: string | undefined;
    /**
     * The date and time when the envelope was deleted.
     *
     * Format: date-time
     */
    deletedDateTime?: string | undefined;
    /**
     * The date and time when the envelope was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /**
     * The date and time when the envelope reached its current status.
     *
     * Format: date-time
     */
    statusDateTime?: string | undefined;
    /**
     * The date and time when the status last changed.
     *
     * Format: date-time
     */
    statusChangedDateTime?: string | undefined;
    /**
     * Specifies whether the envelope is voided when nobody has completed it in time.
     * `expireAfter` sets the days.
     *
     * Format: boolean-string
     */
    expireEnabled?: ("true" | "false") | undefined;
    /**
     * The number of days after sending when the envelope expires.
     *
     * Format: integer-string
     */
    expireAfter?: string | undefined;
    /**
     * The moment in UTC at which an envelope that is not completed is voided.
     *
     * Format: date-time
     */
    expireDateTime?: string | undefined;
    /**
     * The progress of removing the documents, `unpurged` until it is asked for. In a request,
     * `documents_queued`, `documents_and_metadata_queued` or
     * `documents_and_metadata_and_redact_queued` asks for it, and `documents_dequeued` takes
     * that back.
     */
    purgeState?: PurgeState | undefined;
    /**
     * The date and time when the purge was requested.
     *
     * Format: date-time
     */
    purgeRequestDate?: string | undefined;
    /**
     * The date and time when the purge was completed.
     *
     * Format: date-time
     */
    purgeCompletedDate?: string | undefined;
    /**
     * The ID of the envelope. It is set by the service.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /**
     * The path at which the envelope can be read, below the base path of the account:
     * `/envelopes/` and its ID.
     */
    envelopeUri?: string | undefined;
    /**
     * The path at which attachments of the sender's application can be read, below the base
     * path of the account.
     */
    attachmentsUri?: string | undefined;
    /** The relative URI of the certificate of completion. */
    certificateUri?: string | undefined;
    /**
     * The path at which the custom fields can be read and changed, below the base path of the
     * account.
     */
    customFieldsUri?: string | undefined;
    /** The relative URI of the combined PDF of all documents. */
    documentsCombinedUri?: string | undefined;
    /** The relative URI of the list of documents. */
    documentsUri?: string | undefined;
    /** The relative URI of the reminder and expiration settings. */
    notificationUri?: string | undefined;
    /**
     * The path at which the recipients can be read and changed, below the base path of the
     * account.
     */
    recipientsUri?: string | undefined;
    /** The relative URI of the templates that were applied. */
    templatesUri?: string | undefined;
}
