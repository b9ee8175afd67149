/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientAttachment as Type } from '@countersign/types/esign-v2/schemas/recipientAttachment';
export const RecipientAttachment: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "attachmentId": zod.string().optional(),
    "name": zod.string().optional(),
    "label": zod.string().optional(),
    "data": formats.base64.optional(),
    "remoteUrl": zod.string().optional(),
    "attachmentType": zod.enum(['.htm', '.xml']).optional()
}));
