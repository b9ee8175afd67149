/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SignatureUserDef as Type } from '@countersign/types/esign-v2.1/schemas/signatureUserDef';
export const SignatureUserDef: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isDefault": formats.booleanString.optional(),
    "rights": zod.enum(['editable', 'read_only']).optional(),
    "userId": formats.guid.optional()
}));
