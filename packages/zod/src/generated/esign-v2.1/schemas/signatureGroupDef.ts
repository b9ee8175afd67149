/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SignatureGroupDef as Type } from '@countersign/types/esign-v2.1/schemas/signatureGroupDef';
export const SignatureGroupDef: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "groupId": zod.string().optional(),
    "rights": zod.enum(['editable', 'read_only']).optional()
}));
