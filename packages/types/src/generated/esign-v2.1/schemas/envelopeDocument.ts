// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';
import type { DocGenSyntaxError } from './DocGenSyntaxError.js';
import type { ErrorDetails } from './errorDetails.js';
import type { NameValue } from './nameValue.js';
import type { Page } from './page.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { SignatureType } from './signatureType.js';

/** A document of an envelope, as the service keeps it. */
export interface EnvelopeDocument {
    /**
     * The ID that the sender gives to the document, a whole number above zero that no other document
     * of the envelope has. Tabs refer to it.
     */
    documentId?: string | undefined;
    /** The name of the document, as recipients see it. */
    name?: string | undefined;
    /**
     * The place of the document among the others, counted upwards.
     *
     * Format: integer-string
     */
    order?: string | undefined;
    /** The bytes of the file in Base64. */
    documentBase64?: string | undefined;
    /** Metadata of the document, as names with values. */
    documentFields?: NameValue[] | undefined;
    /** The template that the document comes from. */
    documentTemplateId?: string | undefined;
    /** How signers see the document, such as `inline`, `modal` or `download`. */
    display?: string | undefined;
    /**
     * Whether the document is part of the combined PDF.
     *
     * Format: boolean-string
     */
    includeInDownload?: ("true" | "false") | undefined;
    /** Whether the signer must look at the document or accept it, even without a tab on it. */
    signerMustAcknowledge?: string | undefined;
    /**
     * Whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /**
     * Whether what comes from the template can no longer be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /** The relative address of the document. */
    uri?: string | undefined;
    /** How far the making of the document from its template is. */
    docGenDocumentStatus?: string | undefined;
    /**
     * Whether the document is made from a template with fields that are filled in.
     *
     * Format: boolean-string
     */
    isDocGenDocument?: ("true" | "false") | undefined;
    /**
     * The ID that the service gives to the document.
     *
     * Format: guid
     */
    documentIdGuid?: string | undefined;
    /** What the document is: `content` for what the sender put in, `summary` for the certificate. */
    type?: string | undefined;
    /**
     * The document as PDF in Base64, in pushed events that bring documents along.
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
    /** The recipients that the document brought along. */
    addedRecipientIds?: string[] | undefined;
    /** The tab through which a signer attached the document. */
    attachmentTabId?: string | undefined;
    /**
     * Whether the document is an authoritative copy.
     *
     * Format: boolean-string
     */
    authoritativeCopy?: ("true" | "false") | undefined;
    /** Who may change `authoritativeCopy`, and the values it may take. */
    authoritativeCopyMetadata?: PropertyMetadata | undefined;
    /** Who may change `display`, and the values it may take. */
    displayMetadata?: PropertyMetadata | undefined;
    /** Who may change `includeInDownload`, and the values it may take. */
    includeInDownloadMetadata?: PropertyMetadata | undefined;
    /** Who may change `name`, and the values it may take. */
    nameMetadata?: PropertyMetadata | undefined;
    /** Who may change `signerMustAcknowledge`, and the values it may take. */
    signerMustAcknowledgeMetadata?: PropertyMetadata | undefined;
    /** The ways in which the document may be signed. */
    availableDocumentTypes?: SignatureType[] | undefined;
    /**
     * Whether the file has form fields.
     *
     * Format: boolean-string
     */
    containsPdfFormFields?: ("true" | "false") | undefined;
    /** The kind of agreement that the document is. */
    agreementType?: string | undefined;
    /** Where the kind of agreement was taken from. */
    agreementTypeSource?: string | undefined;
    /**
     * Whether the file carries a digital signature.
     *
     * Format: boolean-string
     */
    hasDigitalSignature?: ("true" | "false") | undefined;
    /**
     * Whether the document was made by the service's newer document generation.
     *
     * Format: boolean-string
     */
    isAceGenDocument?: ("true" | "false") | undefined;
    /**
     * Whether the document was changed after it was put in.
     *
     * Format: boolean-string
     */
    isEdited?: ("true" | "false") | undefined;
    /**
     * Whether the document can be reached from outside the service.
     *
     * Format: boolean-string
     */
    isExternallyAvailable?: ("true" | "false") | undefined;
    /**
     * Whether the form fields have become plain parts of the pages.
     *
     * Format: boolean-string
     */
    isFlattened?: ("true" | "false") | undefined;
    /** The outcome for this document. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** Mistakes in the marks of the document that keep it from being generated. */
    docGenErrors?: DocGenSyntaxError[] | undefined;
    /** The fields that are filled in when the document is generated. */
    docGenFormFields?: DocGenFormField[] | undefined;
}
