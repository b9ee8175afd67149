// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeAuditEvent } from './envelopeAuditEvent.js';

/** The history of an envelope. */
export interface EnvelopeAuditEventResponse {
    /** Everything that happened to the envelope, the oldest first. */
    auditEvents?: EnvelopeAuditEvent[] | undefined;
}
