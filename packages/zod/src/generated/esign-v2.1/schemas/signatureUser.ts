/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SignatureUser as Type } from '@countersign/types/esign-v2.1/schemas/signatureUser';
export const SignatureUser: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isDefault": formats.booleanString.optional(),
    "rights": zod.enum(['editable', 'read_only']).optional(),
    "userId": formats.guid.optional(),
    "userName": zod.string().optional()
}));
