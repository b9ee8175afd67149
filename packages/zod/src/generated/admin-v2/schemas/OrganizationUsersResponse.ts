/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationUserResponse } from './OrganizationUserResponse.js';
import { PagingResponseProperties } from './PagingResponseProperties.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationUsersResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationUsersResponse';
export const OrganizationUsersResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(OrganizationUserResponse).optional(),
    "paging": PagingResponseProperties.optional()
}));
