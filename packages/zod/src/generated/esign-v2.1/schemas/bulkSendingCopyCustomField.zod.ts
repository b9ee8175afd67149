/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendingCopyCustomField'];
export const bulkSendingCopyCustomFieldNameMax = 100;
export const bulkSendingCopyCustomFieldValueMax = 100;
export const BulkSendingCopyCustomField: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string().max(bulkSendingCopyCustomFieldNameMax),
    "value": zod.string().max(bulkSendingCopyCustomFieldValueMax)
});
