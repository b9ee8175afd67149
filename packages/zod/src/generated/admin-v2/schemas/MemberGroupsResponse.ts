/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberGroupResponse } from './MemberGroupResponse.js';
import { PagingResponseProperties } from './PagingResponseProperties.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { MemberGroupsResponse as Type } from '@countersign/types/admin-v2/schemas/MemberGroupsResponse';
export const MemberGroupsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "groups": zod.array(MemberGroupResponse).optional(),
    "paging": PagingResponseProperties.optional()
}));
