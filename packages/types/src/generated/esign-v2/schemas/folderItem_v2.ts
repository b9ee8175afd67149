// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeStatus } from './envelopeStatus.js';
import type { Recipients } from './recipients.js';

/** An envelope or template in a folder. */
export interface FolderItemV2 {
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
     * The date and time when the envelope expires if it is not completed.
     *
     * Format: date-time
     */
    expireDateTime?: string | undefined;
    /**
     * The ID of the folder, which the service assigns.
     *
     * Format: guid
     */
    folderId?: string | undefined;
    /** The relative URI of the folder that contains the item. */
    folderUri?: string | undefined;
    /**
     * Indicates whether the 21 CFR Part 11 rules for electronic records apply.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /** The first and last name of the user to whom the item belongs. */
    ownerName?: string | undefined;
    /** The recipients of the envelope, grouped by type. */
    recipients?: Recipients | undefined;
    /**
     * The path at which the recipients can be read and changed, below the base path of the
     * account.
     */
    recipientsUri?: string | undefined;
    /** The company that the sender of the envelope works for. */
    senderCompany?: string | undefined;
    /** The e-mail address of the sender. */
    senderEmail?: string | undefined;
    /** The first and last name of the user who sent it, as recipients see it. */
    senderName?: string | undefined;
    /**
     * The ID of the user who sent the envelope.
     *
     * Format: guid
     */
    senderUserId?: string | undefined;
    /**
     * The date and time when the envelope was sent.
     *
     * Format: date-time
     */
    sentDateTime?: string | undefined;
    /** The status of the envelope. */
    status?: EnvelopeStatus | undefined;
    /** The subject of the e-mails for the envelope. */
    subject?: string | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The relative URI of the template, if the item is a template. */
    templateUri?: string | undefined;
    /**
     * Indicates whether the envelope is signed by a signature provider in addition to the service.
     *
     * Format: boolean-string
     */
    isSignatureProviderEnvelope?: ("true" | "false") | undefined;
}
