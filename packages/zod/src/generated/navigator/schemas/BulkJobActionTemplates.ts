/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { BulkJobActionTemplate } from './BulkJobActionTemplate.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkJobActionTemplates as Type } from '@countersign/types/navigator/schemas/BulkJobActionTemplates';
export const BulkJobActionTemplates: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "upload_document": BulkJobActionTemplate.optional(),
    "upload_metadata": BulkJobActionTemplate.optional()
}));
