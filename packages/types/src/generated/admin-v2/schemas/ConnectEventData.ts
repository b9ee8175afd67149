// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectDataPart } from './connectDataPart.js';

/** The content of the messages, which are always JSON. */
export interface ConnectEventData {
    /** The data model of the messages. It is `restv2.1`, the model of the eSignature API. */
    version?: string | undefined;
    /** The parts of the envelope that messages include. */
    includeData?: ConnectDataPart[] | undefined;
}
