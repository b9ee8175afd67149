/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TokenToRevoke as Type } from '@countersign/types/esign-v2.1/schemas/tokenToRevoke';
export const TokenToRevoke: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "token": zod.string().optional()
}));
