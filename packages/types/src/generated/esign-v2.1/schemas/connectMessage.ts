// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEvent } from './connectEvent.js';
import type { ConnectMessageData } from './connectMessageData.js';

/** One event, as Connect sends it in JSON. */
export interface ConnectMessage {
    /** The name of the event. */
    event: ConnectEvent;
    /** The version of the API whose schemas the data follow: `v2.1`. */
    apiVersion: "v2.1" | (string & {});
    /** The relative URI of the envelope or template, with `/restapi` and the version. */
    uri: string;
    /** The number of earlier attempts to send the message. It is 0 on the first attempt. */
    retryCount: number;
    /**
     * The ID of the Connect configuration that sent the message. It is 0 or omitted if the envelope
     * defined its own `eventNotification`.
     */
    configurationId?: number | undefined;
    /**
     * The date and time when the message was generated, in ISO 8601 format (UTC). It can differ from
     * the time of the event.
     *
     * Format: date-time
     */
    generatedDateTime: string;
    /** The objects that the event concerns. */
    data: ConnectMessageData;
}
