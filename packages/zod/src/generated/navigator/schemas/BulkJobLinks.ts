/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkJobLinks as Type } from '@countersign/types/navigator/schemas/BulkJobLinks';
export const BulkJobLinks: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "self": zod.url().optional()
}));
