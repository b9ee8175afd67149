/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateCompletionInfo as Type } from '@countersign/types/esign-v2.1/schemas/TemplateCompletionInfo';
export const TemplateCompletionInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "completed": formats.integerString.optional(),
    "completionRate": zod.string().optional(),
    "expired": formats.integerString.optional(),
    "expiredRate": zod.string().optional(),
    "name": zod.string().optional(),
    "sent": formats.integerString.optional(),
    "templateId": formats.guid.optional(),
    "voided": formats.integerString.optional(),
    "voidedRate": zod.string().optional()
}));
