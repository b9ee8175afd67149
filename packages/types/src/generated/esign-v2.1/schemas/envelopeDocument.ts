// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';
import type { DocGenSyntaxError } from './DocGenSyntaxError.js';
import type { ErrorDetails } from './errorDetails.js';
import type { NameValue } from './nameValue.js';
import type { Page } from './page.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { SignatureType } from './signatureType.js';
import type { Tabs, TabsAnswer } from './tabs.js';

/** A document of an envelope, as stored by the service. */
export interface EnvelopeDocument {
    /**
     * The ID of the document, set by the sender: a positive integer that is unique in the envelope.
     * Tabs refer to it.
     */
    documentId?: string | undefined;
    /** The name of the document, which recipients see. */
    name?: string | undefined;
    /**
     * The position of the document among the documents of the envelope, in ascending order.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The content of the file, encoded in Base64. */
    documentBase64?: string | undefined;
    /** The metadata of the document, as names with values. */
    documentFields?: NameValue[] | undefined;
    /** The ID of the template that the document comes from. */
    documentTemplateId?: string | undefined;
    /** The way in which the document is shown to signers, such as `inline`, `modal` or `download`. */
    display?: string | undefined;
    /**
     * Specifies whether the document is included in the combined PDF.
     *
     * Format: boolean-string
     */
    includeInDownload?: ("true" | "false") | undefined;
    /**
     * Specifies whether the signer must view or accept the document, even if it has no tabs for the
     * signer.
     */
    signerMustAcknowledge?: string | undefined;
    /**
     * Specifies whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /**
     * Specifies whether the document that comes from the template cannot be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /** The relative URI of the document. */
    uri?: string | undefined;
    /** The progress of generating the document from its template. */
    docGenDocumentStatus?: string | undefined;
    /**
     * Indicates whether the document is generated from a template with fields that are filled in.
     *
     * Format: boolean-string
     */
    isDocGenDocument?: ("true" | "false") | undefined;
    /**
     * The GUID of the document, assigned by the service.
     *
     * Format: guid
     */
    documentIdGuid?: string | undefined;
    /**
     * The type of the document: `content` for a document that the sender added, or `summary` for
     * the certificate of completion.
     */
    type?: string | undefined;
    /**
     * The document as a Base64-encoded PDF. It occurs in event messages that include documents.
     *
     * Format: byte
     */
    PDFBytes?: string | undefined;
    /**
     * The size of the file in bytes.
     *
     * Format: integer-string
     */
    sizeBytes?: string | undefined;
    /** The pages of the document. */
    pages?: Page[] | undefined;
    /** The IDs of the recipients that were added with the document. */
    addedRecipientIds?: string[] | undefined;
    /** The ID of the tab with which a signer attached the document. */
    attachmentTabId?: string | undefined;
    /**
     * Indicates whether the document is the only authoritative one, and not a copy of it. It occurs
     * in messages of Connect.
     *
     * Format: boolean-string
     */
    authoritative?: ("true" | "false") | undefined;
    /**
     * The tabs that the sender filled in before sending the document. They occur in messages of
     * Connect.
     */
    tabs?: Tabs | undefined;
    /**
     * Indicates whether the document is an authoritative copy.
     *
     * Format: boolean-string
     */
    authoritativeCopy?: ("true" | "false") | undefined;
    /** Metadata about whether `authoritativeCopy` can be edited and its allowed values. */
    authoritativeCopyMetadata?: PropertyMetadata | undefined;
    /** Metadata about whether `display` can be edited and its allowed values. */
    displayMetadata?: PropertyMetadata | undefined;
    /** Metadata about whether `includeInDownload` can be edited and its allowed values. */
    includeInDownloadMetadata?: PropertyMetadata | undefined;
    /** Metadata about whether `name` can be edited and its allowed values. */
    nameMetadata?: PropertyMetadata | undefined;
    /** Metadata about whether `signerMustAcknowledge` can be edited and its allowed values. */
    signerMustAcknowledgeMetadata?: PropertyMetadata | undefined;
    /** The signature types that are available for the document. */
    availableDocumentTypes?: SignatureType[] | undefined;
    /**
     * Indicates whether the file contains PDF form fields.
     *
     * Format: boolean-string
     */
    containsPdfFormFields?: ("true" | "false") | undefined;
    /** The agreement type of the document. */
    agreementType?: string | undefined;
    /** Indicates whether a person or the service set the agreement type. */
    agreementTypeSource?: string | undefined;
    /**
     * Indicates whether the file has a digital signature.
     *
     * Format: boolean-string
     */
    hasDigitalSignature?: ("true" | "false") | undefined;
    /**
     * Indicates whether the document was created by the service's newer document generation.
     *
     * Format: boolean-string
     */
    isAceGenDocument?: ("true" | "false") | undefined;
    /**
     * Indicates whether the document was changed after it was added.
     *
     * Format: boolean-string
     */
    isEdited?: ("true" | "false") | undefined;
    /**
     * Indicates whether the document can be accessed from outside the service.
     *
     * Format: boolean-string
     */
    isExternallyAvailable?: ("true" | "false") | undefined;
    /**
     * Indicates whether the form fields were flattened into the pages.
     *
     * Format: boolean-string
     */
    isFlattened?: ("true" | "false") | undefined;
    /** The error details for this document. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The errors in the placeholders of the document that prevent it from being generated. */
    docGenErrors?: DocGenSyntaxError[] | undefined;
    /** The fields that are filled in when the document is generated. */
    docGenFormFields?: DocGenFormField[] | undefined;
}

/**
 * `EnvelopeDocument` in a response: with the members that the service always writes.
 */
export interface EnvelopeDocumentAnswer extends EnvelopeDocument {
    documentId: string;
    name: string;
    order: string;
    display: string;
    includeInDownload: ("true" | "false");
    signerMustAcknowledge: string;
    templateRequired: ("true" | "false");
    uri: string;
    documentIdGuid: string;
    type: string;
    tabs?: TabsAnswer | undefined;
    authoritativeCopy: ("true" | "false");
}
