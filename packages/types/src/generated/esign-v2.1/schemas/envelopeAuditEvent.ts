// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** One event in the history of an envelope. */
export interface EnvelopeAuditEvent {
    /**
     * The details of the event, as names with values, such as `logTime`, `UserName`, `Action`,
     * `Message`, `EnvelopeStatus` and `ClientIPAddress`.
     */
    eventFields?: NameValue[] | undefined;
}
