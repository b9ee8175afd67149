// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocGenFormField } from './DocGenFormField.js';
import type { DocumentHtmlDefinition } from './documentHtmlDefinition.js';
import type { MatchBox } from './matchBox.js';
import type { NameValue } from './nameValue.js';
import type { Tabs } from './tabs.js';

/** A document that is to be part of an envelope or a template. */
export interface Document {
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
     * The kind of file, such as `pdf` or `docx`, without a dot. A file that is not a PDF needs
     * it.
     */
    fileExtension?: string | undefined;
    /** A word on the format of the file where the extension does not tell enough. */
    fileFormatHint?: string | undefined;
    /** The address from which the service fetches the file, instead of `documentBase64`. */
    remoteUrl?: string | undefined;
    /**
     * How many pages the document has.
     *
     * Format: integer-string
     */
    pages?: string | undefined;
    /** The password that opens the file. */
    password?: string | undefined;
    /**
     * Whether tabs are placed at the anchor texts in this document.
     *
     * Format: boolean-string
     */
    applyAnchorTabs?: ("true" | "false") | undefined;
    /** The recipient who gets the tabs that are made of the form fields of the PDF. */
    assignTabsToRecipientId?: string | undefined;
    /**
     * Whether the form fields of the PDF become tabs.
     *
     * Format: boolean-string
     */
    transformPdfFields?: ("true" | "false") | undefined;
    /** What becomes of the form fields of the PDF that are not turned into tabs. */
    pdfFormFieldOption?: string | undefined;
    /**
     * Whether the bytes were encrypted with the account's key manager.
     *
     * Format: boolean-string
     */
    encryptedWithKeyManager?: ("true" | "false") | undefined;
    /**
     * Whether the document is kept as an authoritative copy. It counts only where the envelope
     * allows it.
     */
    authoritativeCopy?: boolean | undefined;
    /** Whether the account's default says what signers must acknowledge. */
    signerMustAcknowledgeUseAccountDefault?: boolean | undefined;
    /** Tabs on the document that belong to no recipient. */
    tabs?: Tabs | undefined;
    /** How the document is turned into a page for small screens. */
    htmlDefinition?: DocumentHtmlDefinition | undefined;
    /** Areas by which pages are recognised as those of a template. */
    matchBoxes?: MatchBox[] | undefined;
    /** Values for the fields that are filled in when the document is generated. */
    docGenFormFields?: DocGenFormField[] | undefined;
}
