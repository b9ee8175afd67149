/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AuthorizationPermission } from './authorizationPermission.js';
import { AuthorizationUser } from './AuthorizationUser.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserAuthorization as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorization';
export const UserAuthorization: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "agentUser": AuthorizationUser.optional(),
    "authorizationId": formats.guid.optional(),
    "created": formats.dateTime.optional(),
    "createdBy": zod.string().optional(),
    "modified": formats.dateTime.optional(),
    "modifiedBy": zod.string().optional(),
    "permission": AuthorizationPermission.optional(),
    "principalUser": AuthorizationUser.optional(),
    "endDate": formats.dateTime.optional(),
    "startDate": formats.dateTime.optional(),
    "taskSource": zod.string().optional(),
    "taskType": zod.string().optional()
}));
