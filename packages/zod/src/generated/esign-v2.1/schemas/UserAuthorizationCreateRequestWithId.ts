/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthorizationPermission } from './authorizationPermission.js';
import { AuthorizationUser } from './AuthorizationUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserAuthorizationCreateRequestWithId as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorizationCreateRequestWithId';
export const UserAuthorizationCreateRequestWithId: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authorizationId": formats.guid.optional(),
    "agentUser": AuthorizationUser.optional(),
    "permission": AuthorizationPermission.optional(),
    "endDate": formats.dateTime.optional(),
    "startDate": formats.dateTime.optional(),
    "taskSource": zod.string().optional(),
    "taskType": zod.string().optional()
}));
