/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationUserResponse } from './OrganizationUserResponse.js';
import { PagingResponseProperties } from './PagingResponseProperties.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationUsersResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationUsersResponse';
export const OrganizationUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(OrganizationUserResponse).optional(),
    "paging": PagingResponseProperties.optional()
}));
