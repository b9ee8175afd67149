/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkJobMetadata as Type } from '@countersign/types/navigator/schemas/BulkJobMetadata';
export const BulkJobMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "request_id": formats.guid.optional(),
    "response_timestamp": formats.dateTime.optional(),
    "response_duration": zod.int().optional()
}));
