/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserAuthorizationWithStatus } from './UserAuthorizationWithStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserAuthorizationsResponse as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorizationsResponse';
export const UserAuthorizationsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "results": zod.array(UserAuthorizationWithStatus).optional()
}));
