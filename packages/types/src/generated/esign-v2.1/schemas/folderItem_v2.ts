// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeStatus } from './envelopeStatus.js';
import type { Recipients } from './recipients.js';

/** An envelope or a template as it lies in a folder. */
export interface FolderItemV2 {
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
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The relative address of the envelope. */
    envelopeUri?: string | undefined;
    /**
     * When the envelope expires unless it is finished before.
     *
     * Format: date-time
     */
    expireDateTime?: string | undefined;
    /**
     * The folder, by the ID that the service gave to it.
     *
     * Format: guid
     */
    folderId?: string | undefined;
    /** The relative address of the folder that it lies in. */
    folderUri?: string | undefined;
    /**
     * Whether the rules of 21 CFR Part 11 for electronic records apply.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /** The full name of the user to whom it belongs. */
    ownerName?: string | undefined;
    /** The people who get the envelope, by what they have to do. */
    recipients?: Recipients | undefined;
    /** The relative address of the list of recipients. */
    recipientsUri?: string | undefined;
    /** The company that the sender works for. */
    senderCompany?: string | undefined;
    /** The e-mail address of the sender. */
    senderEmail?: string | undefined;
    /** The full name of the sender. */
    senderName?: string | undefined;
    /**
     * The user who sent it.
     *
     * Format: guid
     */
    senderUserId?: string | undefined;
    /**
     * When the envelope went out.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
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
    /** The relative address of the template, where the item is one. */
    templateUri?: string | undefined;
    /**
     * Whether a signature provider beside the service signs the envelope.
     *
     * Format: boolean-string
     */
    isSignatureProviderEnvelope?: ("true" | "false") | undefined;
}
