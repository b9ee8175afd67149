/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserAuthorization } from './UserAuthorization.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserAuthorizationWithStatus as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorizationWithStatus';
export const UserAuthorizationWithStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authorization": UserAuthorization.optional(),
    "errorMessage": zod.string().optional(),
    "success": formats.booleanString.optional()
}));
