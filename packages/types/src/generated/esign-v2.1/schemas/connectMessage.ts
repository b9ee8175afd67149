// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEvent } from './connectEvent.js';
import type { ConnectMessageData } from './connectMessageData.js';

/** One event, as it is pushed in JSON. */
export interface ConnectMessage {
    /** What happened. */
    event: ConnectEvent;
    /** The version of the interface whose schemas the data follow. */
    apiVersion: "v2.1";
    /** The relative address of the envelope or template, with `/restapi` and the version. */
    uri: string;
    /** How often the message was sent before; 0 on the first try. */
    retryCount: number;
    /** The Connect configuration behind the message; 0 or left out where the envelope brought its own. */
    configurationId?: number | undefined;
    /**
     * When the message was made, which is not when the event happened.
     *
     * Format: date-time
     */
    generatedDateTime: string;
    /** Whom and what the event concerns. */
    data: ConnectMessageData;
}
