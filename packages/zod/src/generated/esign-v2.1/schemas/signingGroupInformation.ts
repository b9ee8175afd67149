/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SigningGroup } from './signingGroup.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SigningGroupInformation as Type } from '@countersign/types/esign-v2.1/schemas/signingGroupInformation';
export const SigningGroupInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "groups": zod.array(SigningGroup).max(50).optional()
}));
