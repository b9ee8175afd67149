/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['bulkRecipientTabLabel'];
export const BulkRecipientTabLabel: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string().optional(),
    "value": zod.string().optional()
});
