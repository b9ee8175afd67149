/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const RoomDocumentUpload = zod.object({
  "file": zod.instanceof(Blob)
});

export type RoomDocumentUpload = zod.input<typeof RoomDocumentUpload>;
export type RoomDocumentUploadOutput = zod.output<typeof RoomDocumentUpload>;
