/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BrandEmailContent as Type } from '@countersign/types/esign-v2.1/schemas/brandEmailContent';
export const BrandEmailContent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "content": zod.string().optional(),
    "emailContentType": zod.string().optional(),
    "emailToLink": zod.string().optional(),
    "linkText": zod.string().optional()
}));
