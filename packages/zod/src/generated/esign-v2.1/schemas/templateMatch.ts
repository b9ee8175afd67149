/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateMatch as Type } from '@countersign/types/esign-v2.1/schemas/templateMatch';
export const TemplateMatch: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "documentEndPage": formats.integerString.optional(),
    "documentStartPage": formats.integerString.optional(),
    "matchPercentage": formats.integerString.optional()
}));
