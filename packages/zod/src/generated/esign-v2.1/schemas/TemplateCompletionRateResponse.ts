/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SenderCompletionInfo } from './SenderCompletionInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateCompletionRateResponse as Type } from '@countersign/types/esign-v2.1/schemas/TemplateCompletionRateResponse';
export const TemplateCompletionRateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bottomSenders": zod.array(SenderCompletionInfo).optional(),
    "completed": formats.integerString.optional(),
    "completionRate": zod.string().optional(),
    "expired": formats.integerString.optional(),
    "expiredRate": zod.string().optional(),
    "sent": formats.integerString.optional(),
    "topSenders": zod.array(SenderCompletionInfo).optional(),
    "voided": formats.integerString.optional(),
    "voidedRate": zod.string().optional()
}));
