// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectDebugLog } from './connectDebugLog.js';

/** The log entry of one Connect message. */
export interface ConnectLog {
    /** The ID of the account, either its external number or its GUID. */
    accountId?: string | undefined;
    /** The absolute URL to which the message was sent. */
    configUrl?: string | undefined;
    /** The steps of the delivery. They are returned only if `additional_info` requests them. */
    connectDebugLog?: ConnectDebugLog[] | undefined;
    /** The ID of the Connect configuration used for the message. */
    connectId?: string | undefined;
    /**
     * The date and time when the log entry was created.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /** The e-mail address of the sender of the envelope. */
    email?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The error that the receiver returned, or the reason why the receiver was not reached. */
    error?: string | undefined;
    /** The ID of the failure entry, if the message was not delivered. */
    failureId?: string | undefined;
    /** The relative URI of the failure entry. */
    failureUri?: string | undefined;
    /**
     * The date and time of the last delivery attempt.
     *
     * Format: date-time
     */
    lastTry?: string | undefined;
    /** The ID of the entry in the Connect log. */
    logId?: string | undefined;
    /** The relative URI of the entry in the Connect log. */
    logUri?: string | undefined;
    /**
     * The number of times that delivery was tried again.
     *
     * Format: integer-string
     */
    retryCount?: string | undefined;
    /** The relative URI for publishing the envelope's events again. */
    retryUri?: string | undefined;
    /** The status of the envelope when the message was created. */
    status?: ("Any" | "Voided" | "Created" | "Deleted" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "TimedOut" | "Template" | "Processing" | (string & {})) | undefined;
    /** The subject of the envelope that the message reports on. */
    subject?: string | undefined;
    /** The full name of the sender of the envelope. */
    userName?: string | undefined;
}
