/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserAuthorizationCreateRequestWithId } from './UserAuthorizationCreateRequestWithId.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserAuthorizationsRequest as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorizationsRequest';
export const UserAuthorizationsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authorizations": zod.array(UserAuthorizationCreateRequestWithId).optional()
}));
