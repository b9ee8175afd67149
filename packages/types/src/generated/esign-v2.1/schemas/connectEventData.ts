// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectDataPart } from './connectDataPart.js';

/** The form of pushed messages and what they hold. */
export interface ConnectEventData {
    /** Which model the messages follow: the old XML one, or that of this interface. */
    version?: ("legacy" | "restv2.1") | undefined;
    /** How the messages are written. */
    format?: ("json" | "xml") | undefined;
    /** The parts of the envelope that messages hold. */
    includeData?: ConnectDataPart[] | undefined;
}
