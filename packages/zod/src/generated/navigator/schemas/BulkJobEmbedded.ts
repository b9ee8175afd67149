/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkJobEmbeddedItems } from './BulkJobEmbeddedItems.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkJobEmbedded as Type } from '@countersign/types/navigator/schemas/BulkJobEmbedded';
export const BulkJobEmbedded: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "document_status_enum": zod.array(zod.string()).optional(),
    "documents": zod.array(BulkJobEmbeddedItems).optional()
}));
