/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkRequestDeletion as Type } from '@countersign/types/admin-v2/schemas/BulkRequestDeletion';
export const BulkRequestDeletion: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "success": zod.boolean()
}));
