// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeAuditEvent } from './envelopeAuditEvent.js';

/** The history of an envelope. */
export interface EnvelopeAuditEventResponse {
    /** All events of the envelope, from oldest to newest. */
    auditEvents?: EnvelopeAuditEvent[] | undefined;
}

/**
 * `EnvelopeAuditEventResponse` in a response: with the members that the service always writes.
 */
export interface EnvelopeAuditEventResponseAnswer extends EnvelopeAuditEventResponse {
    auditEvents: EnvelopeAuditEvent[];
}
