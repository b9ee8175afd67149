/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulksendingCopyDocGenFormField } from './bulksendingCopyDocGenFormField.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['BulkSendingCopyDocGenFormFieldRowValue'];
export const BulkSendingCopyDocGenFormFieldRowValue: zod.ZodType<Type, Type> = zod.object({
    "docGenFormFieldList": zod.array(zod.lazy(() => BulksendingCopyDocGenFormField)).optional()
});
