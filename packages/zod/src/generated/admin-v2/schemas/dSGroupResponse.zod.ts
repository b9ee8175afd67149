/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['DSGroupResponse'];
export const dSGroupResponseDsGroupIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const dSGroupResponseAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const dSGroupResponseUserCountMin = 0;
export const DSGroupResponse: zod.ZodType<Type, Type> = zod.object({
    "ds_group_id": zod.stringFormat('guid', dSGroupResponseDsGroupIdRegExp).optional(),
    "account_id": zod.stringFormat('guid', dSGroupResponseAccountIdRegExp).optional(),
    "source_product_name": zod.string().optional(),
    "group_id": zod.string().optional(),
    "group_name": zod.string().optional(),
    "description": zod.string().optional(),
    "is_admin": zod.boolean().optional(),
    "last_modified_on": zod.iso.datetime({ "offset": true }).optional(),
    "user_count": zod.int().min(dSGroupResponseUserCountMin).optional(),
    "external_account_id": zod.int().optional(),
    "account_name": zod.string().optional(),
    "is_managed_by_scim": zod.boolean().optional()
});
