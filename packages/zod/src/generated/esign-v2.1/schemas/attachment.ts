/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Attachment as Type } from '@countersign/types/esign-v2.1/schemas/attachment';
export const Attachment: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "attachmentId": zod.string().optional(),
    "name": zod.string().optional(),
    "label": zod.string().optional(),
    "data": formats.base64.optional(),
    "remoteUrl": zod.string().optional(),
    "attachmentType": zod.string().optional(),
    "accessControl": zod.string().optional()
}));
