/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoomDocumentOwner'];
export const RoomDocumentOwner: zod.ZodType<Type, Type> = zod.object({
    "userId": zod.int().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "companyName": zod.string().optional(),
    "imageSrc": zod.string().optional()
});
