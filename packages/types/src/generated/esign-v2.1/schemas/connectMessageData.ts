// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope } from './envelope.js';

/** The objects that an event concerns. */
export interface ConnectMessageData {
    /**
     * The ID of the account of the sender, always as a GUID.
     *
     * Format: guid
     */
    accountId: string;
    /**
     * The ID of the user who sent the envelope or created the template.
     *
     * Format: guid
     */
    userId: string;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /**
     * The GUID of the recipient. It is present only in messages about a recipient.
     *
     * Format: guid
     */
    recipientId?: string | undefined;
    /**
     * The GUID of the new recipient. It is present only for the event `recipient-reassign`.
     *
     * Format: guid
     */
    reassignedRecipientId?: string | undefined;
    /**
     * The ID of the template. It is present only in messages about a template.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /**
     * The ID of the clickwrap. It is present only for `click-agreed` and `click-declined`.
     *
     * Format: guid
     */
    clickwrapId?: string | undefined;
    /**
     * The ID of the agreement with a clickwrap. It is present only for `click-agreed` and
     * `click-declined`.
     *
     * Format: guid
     */
    agreementId?: string | undefined;
    /** The envelope, with the parts that `includeData` of the configuration selects. */
    envelopeSummary?: Envelope | undefined;
}
