// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CustomFieldV2 } from './customField_v2.js';
import type { EnvelopeStatus } from './envelopeStatus.js';

/** An envelope or a template in a folder, as returned in the list of the folder. */
export interface FolderItem {
    /**
     * The date and time when all recipients had completed their actions.
     *
     * Format: date-time
     */
    completedDateTime?: string | undefined;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The custom fields of the envelope, with their values. */
    customFields?: CustomFieldV2[] | undefined;
    /** The description of the template, if the item is a template. */
    description?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
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
     * Indicates whether the rules of 21 CFR Part 11 for electronic records apply.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * Indicates whether recipients sign with an external signature provider.
     *
     * Format: boolean-string
     */
    isSignatureProviderEnvelope?: ("true" | "false") | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /** The name of the template, if the item is a template. */
    name?: string | undefined;
    /** The full name of the user who owns the item. */
    ownerName?: string | undefined;
    /**
     * The total number of pages of the documents of the item.
     *
     * Format: int32
     */
    pageCount?: number | undefined;
    /**
     * The password that protects the template from changes by other users, if the item is a
     * template.
     */
    password?: string | undefined;
    /** The e-mail address of the sender. */
    senderEmail?: string | undefined;
    /** The first and last name of the user who sent it, as recipients see it. */
    senderName?: string | undefined;
    /**
     * The date and time when the envelope was sent.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /**
     * Indicates whether the owner shares the item with other users.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** The status of the envelope. */
    status?: EnvelopeStatus | undefined;
    /** The subject of the e-mails of the envelope. */
    subject?: string | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The relative URI of this object. */
    uri?: string | undefined;
}
