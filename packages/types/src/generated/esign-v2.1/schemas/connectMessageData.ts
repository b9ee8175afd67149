// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope } from './envelope.js';

/** Whom and what an event concerns. */
export interface ConnectMessageData {
    /**
     * The account of the sender, always as a GUID.
     *
     * Format: guid
     */
    accountId: string;
    /**
     * The user who sent the envelope or made the template.
     *
     * Format: guid
     */
    userId: string;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /**
     * The recipient by GUID; in messages about a recipient only.
     *
     * Format: guid
     */
    recipientId?: string | undefined;
    /**
     * Who has taken over, by GUID; with `recipient-reassign` only.
     *
     * Format: guid
     */
    reassignedRecipientId?: string | undefined;
    /**
     * The template; in messages about a template only.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The envelope with the parts that `includeData` of the configuration asks for. */
    envelopeSummary?: Envelope | undefined;
}
