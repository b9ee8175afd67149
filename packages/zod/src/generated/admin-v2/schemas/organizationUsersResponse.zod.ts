/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationUserResponse } from './organizationUserResponse.zod.js';
import { PagingResponseProperties } from './pagingResponseProperties.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationUsersResponse'];
export const OrganizationUsersResponse: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(OrganizationUserResponse).optional(),
    "paging": PagingResponseProperties.optional()
});
