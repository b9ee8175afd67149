/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkJobItemActions as Type } from '@countersign/types/navigator/schemas/BulkJobItemActions';
export const BulkJobItemActions: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "upload_document": zod.url().optional(),
    "upload_metadata": zod.url().optional()
}));
