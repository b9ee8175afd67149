/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectUserInfo as Type } from '@countersign/types/esign-v2.1/schemas/connectUserInfo';
export const ConnectUserInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "isIncluded": formats.booleanString.optional(),
    "userId": zod.string().optional(),
    "userName": zod.string().optional()
}));
