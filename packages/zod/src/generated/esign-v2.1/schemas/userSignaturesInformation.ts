/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserSignature } from './userSignature.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserSignaturesInformation as Type } from '@countersign/types/esign-v2.1/schemas/userSignaturesInformation';
export const UserSignaturesInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "userSignatures": zod.array(UserSignature).optional()
}));
