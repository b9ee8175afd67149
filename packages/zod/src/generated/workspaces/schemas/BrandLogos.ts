/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandLogos as Type } from '@countersign/types/workspaces/schemas/BrandLogos';
export const BrandLogos: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "primary": zod.string().nullish(),
    "secondary": zod.string().nullish(),
    "email": zod.string().nullish()
}));
