/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fast } from '../../../fast/fast.js';
import type { BulkSendingCopyCustomField as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingCopyCustomField';
export const BulkSendingCopyCustomField: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "name": zod.string().max(100),
    "value": zod.string().max(100)
}));
