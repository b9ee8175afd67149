/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { ErrorDetails as Type } from '@countersign/types/esign-v2/schemas/errorDetails';
export const ErrorDetails: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "errorCode": zod.string(),
    "message": zod.string()
}));
