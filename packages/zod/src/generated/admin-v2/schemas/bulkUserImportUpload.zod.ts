/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const BulkUserImportUpload = zod.object({
  "file.csv": zod.instanceof(Blob)
});

export type BulkUserImportUpload = zod.input<typeof BulkUserImportUpload>;
export type BulkUserImportUploadOutput = zod.output<typeof BulkUserImportUpload>;
