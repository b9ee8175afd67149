// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectDataPart } from './connectDataPart.js';

/** The format and content of Connect messages. */
export interface ConnectEventData {
    /**
     * The data model of the messages: the older XML model (`legacy`) or the model of this API
     * (`restv2.1`; `restv2` means the same). It is empty if none was set, which means the same as
     * `legacy`.
     */
    version?: ("legacy" | "restv2" | "restv2.1" | "" | (string & {})) | undefined;
    /** The format of the messages: `json` or `xml`. */
    format?: ("json" | "xml" | (string & {})) | undefined;
    /** The parts of the envelope that are included in messages. */
    includeData?: ConnectDataPart[] | undefined;
}

/**
 * `ConnectEventData` in a response: with the members that the service always writes.
 */
export interface ConnectEventDataAnswer extends ConnectEventData {
    version: ("legacy" | "restv2" | "restv2.1" | "" | (string & {}));
    includeData: ConnectDataPart[];
}
