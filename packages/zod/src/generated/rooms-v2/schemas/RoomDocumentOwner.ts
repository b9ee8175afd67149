/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RoomDocumentOwner as Type } from '@countersign/types/rooms-v2/schemas/RoomDocumentOwner';
export const RoomDocumentOwner: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "userId": zod.int().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "companyName": zod.string().optional(),
    "imageSrc": zod.string().optional()
}));
