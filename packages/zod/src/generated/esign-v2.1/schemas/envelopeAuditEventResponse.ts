/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeAuditEvent } from './envelopeAuditEvent.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeAuditEventResponse as Type } from '@countersign/types/esign-v2.1/schemas/envelopeAuditEventResponse';
export const EnvelopeAuditEventResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "auditEvents": zod.array(EnvelopeAuditEvent).optional()
}));
