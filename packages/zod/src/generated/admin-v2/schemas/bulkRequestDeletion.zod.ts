/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['BulkRequestDeletion'];
export const BulkRequestDeletion: zod.ZodType<Type, Type> = zod.object({
    "success": zod.boolean()
});
