/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkProcessRequest as Type } from '@countersign/types/esign-v2.1/schemas/bulkProcessRequest';
export const BulkProcessRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "batchName": zod.string().optional(),
    "envelopeOrTemplateId": formats.guid.optional()
}));
