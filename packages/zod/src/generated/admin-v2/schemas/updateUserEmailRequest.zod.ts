/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UpdateUserEmailRequest'];
export const updateUserEmailRequestIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UpdateUserEmailRequest: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', updateUserEmailRequestIdRegExp),
    "site_id": zod.int(),
    "email": zod.string()
});
