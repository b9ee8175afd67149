// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopePublishTransactionErrorRollup } from './EnvelopePublishTransactionErrorRollup.js';
import type { UserInfo } from './userInfo.js';

/** A request to publish the events of past envelopes, and its result. */
export interface EnvelopePublishTransaction {
    /**
     * Indicates whether the events and users of the configuration decide which envelopes are
     * published.
     *
     * Format: boolean-string
     */
    applyConnectSettings?: ("true" | "false") | undefined;
    /**
     * The number of envelopes in the request.
     *
     * Format: integer-string
     */
    envelopeCount?: string | undefined;
    /** The kinds of errors that prevented the publishing of envelopes. */
    envelopeLevelErrorRollups?: EnvelopePublishTransactionErrorRollup[] | undefined;
    /** The ID of the transaction, a GUID. */
    envelopePublishTransactionId?: string | undefined;
    /**
     * The number of envelopes that cannot be published because of an error.
     *
     * Format: integer-string
     */
    errorCount?: string | undefined;
    /** The errors that concern the request as a whole. */
    fileLevelErrors?: string[] | undefined;
    /**
     * The number of envelopes that are not published, because the configuration does not include
     * their status or their sender.
     *
     * Format: integer-string
     */
    noActionRequiredEnvelopeCount?: string | undefined;
    /**
     * The number of envelopes whose messages were already created.
     *
     * Format: integer-string
     */
    processedEnvelopeCount?: string | undefined;
    /** The status of the transaction: `unprocessed`, `processing`, `complete` or `fatal_error`. */
    processingStatus?: string | undefined;
    /** The relative URI of the results, if there are any. */
    resultsUri?: string | undefined;
    /**
     * The date and time of the request.
     *
     * Format: date-time
     */
    submissionDate?: string | undefined;
    /** The user who made the request. */
    submittedByUserInfo?: UserInfo | undefined;
    /**
     * The number of envelopes about which messages are sent.
     *
     * Format: integer-string
     */
    submittedForPublishingEnvelopeCount?: string | undefined;
}
