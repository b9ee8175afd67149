/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { SamlAssertionAttribute as Type } from '@countersign/types/esign-v2.1/schemas/samlAssertionAttribute';
export const SamlAssertionAttribute: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "originalValue": zod.string().optional(),
    "value": zod.string().optional()
}));
