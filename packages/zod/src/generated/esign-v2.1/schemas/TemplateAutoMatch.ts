/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateAutoMatch as Type } from '@countersign/types/esign-v2.1/schemas/TemplateAutoMatch';
export const TemplateAutoMatch: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "autoMatch": formats.booleanString.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "templateId": formats.guid.optional()
}));
