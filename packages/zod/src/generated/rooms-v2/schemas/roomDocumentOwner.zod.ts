/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const RoomDocumentOwner = zod.object({
  "userId": zod.int().optional(),
  "firstName": zod.string().optional(),
  "lastName": zod.string().optional(),
  "companyName": zod.string().optional(),
  "imageSrc": zod.string().optional()
});

export type RoomDocumentOwner = zod.input<typeof RoomDocumentOwner>;
export type RoomDocumentOwnerOutput = zod.output<typeof RoomDocumentOwner>;
