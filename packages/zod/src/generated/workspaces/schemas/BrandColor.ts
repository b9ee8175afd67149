/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandColor as Type } from '@countersign/types/workspaces/schemas/BrandColor';
export const BrandColor: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().nullish(),
    "value": zod.string().nullish()
}));
