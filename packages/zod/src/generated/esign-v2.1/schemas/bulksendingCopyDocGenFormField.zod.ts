/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopyDocGenFormFieldRowValue } from './bulkSendingCopyDocGenFormFieldRowValue.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['BulksendingCopyDocGenFormField'];
export const BulksendingCopyDocGenFormField: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string().optional(),
    "rowValues": zod.array(zod.lazy(() => BulkSendingCopyDocGenFormFieldRowValue)).optional(),
    "value": zod.string().optional()
});
