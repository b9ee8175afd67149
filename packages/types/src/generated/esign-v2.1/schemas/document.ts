// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';
import type { DocumentHtmlDefinition } from './documentHtmlDefinition.js';
import type { MatchBox } from './matchBox.js';
import type { NameValue } from './nameValue.js';
import type { Page } from './page.js';
import type { Tabs, TabsAnswer } from './tabs.js';

/** A document to add to an envelope or a template. */
export interface Document {
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
     * The file extension, such as `pdf` or `docx`, without a dot. It is required for files that
     * are not PDF files.
     */
    fileExtension?: string | undefined;
    /** A hint about the file format, for files whose extension does not identify it. */
    fileFormatHint?: string | undefined;
    /**
     * The URL from which the service fetches the file, as an alternative to `documentBase64`. It
     * can be the URI of a committed chunked upload, or of a file in a workspace that the sender
     * can view.
     */
    remoteUrl?: string | undefined;
    /**
     * The number of pages in the document, or the pages as an answer lists them. The service
     * counts them itself.
     *
     * Format: integer-string
     */
    pages?: (string | Page[]) | undefined;
    /** The password required to open the file. */
    password?: string | undefined;
    /**
     * Specifies whether anchor tabs are placed in this document.
     *
     * Format: boolean-string
     */
    applyAnchorTabs?: ("true" | "false") | undefined;
    /**
     * The ID of the recipient who is assigned the tabs that are created from the form fields of
     * the PDF.
     */
    assignTabsToRecipientId?: string | undefined;
    /**
     * Specifies whether the form fields of the PDF are converted to tabs.
     *
     * Format: boolean-string
     */
    transformPdfFields?: ("true" | "false") | undefined;
    /** Specifies how PDF form fields that are not converted to tabs are handled. */
    pdfFormFieldOption?: string | undefined;
    /**
     * Specifies whether the content was encrypted with the account's key manager.
     *
     * Format: boolean-string
     */
    encryptedWithKeyManager?: ("true" | "false") | undefined;
    /**
     * Specifies whether the document is stored as an authoritative copy. It applies only if the
     * envelope allows authoritative copies.
     */
    authoritativeCopy?: boolean | undefined;
    /** Specifies whether the account default determines what signers must acknowledge. */
    signerMustAcknowledgeUseAccountDefault?: boolean | undefined;
    /** Tabs on the document that are not assigned to a recipient. */
    tabs?: Tabs | undefined;
    /** The settings for converting the document to an HTML page for small screens. */
    htmlDefinition?: DocumentHtmlDefinition | undefined;
    /** Areas that are compared to identify pages that match a template. */
    matchBoxes?: MatchBox[] | undefined;
    /** The values of the fields that are filled in when the document is generated. */
    docGenFormFields?: DocGenFormField[] | undefined;
}

/**
 * `Document` in a response: with the members that the service always writes.
 */
export interface DocumentAnswer extends Document {
    display: string;
    includeInDownload: ("true" | "false");
    signerMustAcknowledge: string;
    templateLocked: ("true" | "false");
    templateRequired: ("true" | "false");
    tabs?: TabsAnswer | undefined;
}
