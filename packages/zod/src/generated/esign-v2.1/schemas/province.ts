/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Province as Type } from '@countersign/types/esign-v2.1/schemas/province';
export const Province: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isoCode": zod.string().optional(),
    "name": zod.string().optional()
}));
