/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkJobItemActions } from './BulkJobItemActions.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkJobEmbeddedItems as Type } from '@countersign/types/navigator/schemas/BulkJobEmbeddedItems';
export const BulkJobEmbeddedItems: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "agreement_id": formats.guid.optional(),
    "sequence": zod.int().optional(),
    "status": zod.enum(['NOT_STARTED', 'IN_PROGRESS', 'CANCELED', 'SUCCEEDED', 'FAILED']).optional(),
    "error_code": zod.int().optional(),
    "error": zod.string().optional(),
    "_actions": BulkJobItemActions.optional()
}));
