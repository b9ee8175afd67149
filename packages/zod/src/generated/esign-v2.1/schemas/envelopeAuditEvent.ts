/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeAuditEvent as Type } from '@countersign/types/esign-v2.1/schemas/envelopeAuditEvent';
export const EnvelopeAuditEvent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "eventFields": zod.array(NameValue).optional()
}));
