/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserAuthorizationIdWithStatus } from './UserAuthorizationIdWithStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserAuthorizationsDeleteResponse as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorizationsDeleteResponse';
export const UserAuthorizationsDeleteResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "results": zod.array(UserAuthorizationIdWithStatus).optional()
}));
