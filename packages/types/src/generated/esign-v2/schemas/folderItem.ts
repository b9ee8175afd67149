// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFieldV2 } from './customField_v2.js';
import type { EnvelopeStatus } from './envelopeStatus.js';

/** An envelope or a template in a folder, as the listing of the folder shows it. */
export interface FolderItem {
    /**
     * When all recipients had done their part.
     *
     * Format: date-time
     */
    completedDateTime?: string | undefined;
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The metadata fields of the envelope, with their values. */
    customFields?: CustomFieldV2[] | undefined;
    /** What the template is for, where the item is one. */
    description?: string | undefined;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The relative address of the envelope. */
    envelopeUri?: string | undefined;
    /**
     * Whether the rules of 21 CFR Part 11 for electronic records apply.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * Whether recipients sign with the means of an outside signature provider.
     *
     * Format: boolean-string
     */
    isSignatureProviderEnvelope?: ("true" | "false") | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /** What the template is called, where the item is one. */
    name?: string | undefined;
    /** The full name of the user to whom the item belongs. */
    ownerName?: string | undefined;
    /**
     * How many pages the documents of the item have in all.
     *
     * Format: int32
     */
    pageCount?: number | undefined;
    /** The password that keeps others from changing the template, where the item is one. */
    password?: string | undefined;
    /** The e-mail address of the sender. */
    senderEmail?: string | undefined;
    /** The full name of the sender. */
    senderName?: string | undefined;
    /**
     * When the envelope went out.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /**
     * Whether the owner shares the item with others.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** Where the envelope stands. */
    status?: EnvelopeStatus | undefined;
    /** The subject of the e-mails that go out for the envelope. */
    subject?: string | undefined;
    /**
     * The template, by the ID that the service gave to it.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
}
