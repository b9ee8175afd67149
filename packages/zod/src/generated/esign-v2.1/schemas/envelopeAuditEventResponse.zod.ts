/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeAuditEvent } from './envelopeAuditEvent.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeAuditEventResponse'];
export const EnvelopeAuditEventResponse: zod.ZodType<Type, Type> = zod.object({
    "auditEvents": zod.array(EnvelopeAuditEvent).optional()
});
