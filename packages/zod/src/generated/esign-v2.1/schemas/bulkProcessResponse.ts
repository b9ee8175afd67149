/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkProcessResponse as Type } from '@countersign/types/esign-v2.1/schemas/bulkProcessResponse';
export const BulkProcessResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "batchId": formats.guid.optional(),
    "batchName": zod.string().optional(),
    "batchSize": formats.integerString.optional(),
    "errorDetails": zod.array(zod.string()).optional(),
    "errors": zod.array(zod.string()).optional(),
    "queueLimit": formats.integerString.optional(),
    "totalQueued": formats.integerString.optional()
}));
