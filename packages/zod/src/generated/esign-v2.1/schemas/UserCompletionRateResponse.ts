/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TemplateCompletionInfo } from './TemplateCompletionInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserCompletionRateResponse as Type } from '@countersign/types/esign-v2.1/schemas/UserCompletionRateResponse';
export const UserCompletionRateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bottomTemplates": zod.array(TemplateCompletionInfo).optional(),
    "completed": formats.integerString.optional(),
    "completionRate": zod.string().optional(),
    "expired": formats.integerString.optional(),
    "sent": formats.integerString.optional(),
    "topTemplates": zod.array(TemplateCompletionInfo).optional(),
    "voided": formats.integerString.optional()
}));
