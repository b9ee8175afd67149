/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandResourceUrls as Type } from '@countersign/types/esign-v2.1/schemas/brandResourceUrls';
export const BrandResourceUrls: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "sending": zod.string().optional(),
    "signing": zod.string().optional(),
    "signingCaptive": zod.string().optional()
}));
