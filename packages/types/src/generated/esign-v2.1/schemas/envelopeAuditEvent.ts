// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** One thing that happened to an envelope. */
export interface EnvelopeAuditEvent {
    /**
     * What is known of it, as names with values, such as `logTime`, `UserName`, `Action`, `Message`,
     * `EnvelopeStatus` and `ClientIPAddress`.
     */
    eventFields?: NameValue[] | undefined;
}
