/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['BulkUserImportUpload'];
export const BulkUserImportUpload: zod.ZodType<Type, Type> = zod.object({
    "file.csv": zod.instanceof(Blob)
});
