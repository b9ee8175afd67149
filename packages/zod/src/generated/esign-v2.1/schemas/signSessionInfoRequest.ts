/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SignSessionInfoRequest as Type } from '@countersign/types/esign-v2.1/schemas/signSessionInfoRequest';
export const SignSessionInfoRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "certificate": zod.string().optional(),
    "maxSignatureLength": formats.integerString.optional(),
    "returnFormat": zod.string().optional(),
    "signingLocation": zod.string().optional()
}));
