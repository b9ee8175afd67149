// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectDebugLog } from './connectDebugLog.js';

/** The record of one message of Connect. */
export interface ConnectLog {
    /** The account, by its external number or by its GUID. */
    accountId?: string | undefined;
    /** The absolute address that the message went to. */
    configUrl?: string | undefined;
    /** The steps of the delivery, only where `additional_info` asks for them. */
    connectDebugLog?: ConnectDebugLog[] | undefined;
    /** The configuration of Connect that the message went by. */
    connectId?: string | undefined;
    /**
     * When the entry was made.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /** The e-mail address of the sender of the envelope. */
    email?: string | undefined;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** What the receiving address answered or why it was not reached. */
    error?: string | undefined;
    /** The entry among the failures, where the message was not delivered. */
    failureId?: string | undefined;
    /** The relative address of the entry among the failures. */
    failureUri?: string | undefined;
    /**
     * When the service last tried to deliver the message.
     *
     * Format: date-time
     */
    lastTry?: string | undefined;
    /** The entry in the log of Connect. */
    logId?: string | undefined;
    /** The relative address of the entry in the log. */
    logUri?: string | undefined;
    /**
     * How often the delivery was tried again.
     *
     * Format: integer-string
     */
    retryCount?: string | undefined;
    /** The relative address at which the envelope's events are sent once more. */
    retryUri?: string | undefined;
    /** The status that the envelope had when the message was made. */
    status?: ("Any" | "Voided" | "Created" | "Deleted" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "TimedOut" | "Template" | "Processing") | undefined;
    /** The subject of the envelope that the message tells of. */
    subject?: string | undefined;
    /** The full name of the sender of the envelope. */
    userName?: string | undefined;
}
