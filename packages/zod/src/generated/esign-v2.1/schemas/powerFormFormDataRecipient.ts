/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PowerFormFormDataRecipient as Type } from '@countersign/types/esign-v2.1/schemas/powerFormFormDataRecipient';
export const PowerFormFormDataRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "formData": zod.array(NameValue).optional(),
    "name": zod.string().optional(),
    "recipientId": zod.string().optional()
}));
