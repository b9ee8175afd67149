/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInformation } from './userInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['notary'];
export const Notary: zod.ZodType<Type, Type> = zod.object({
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "enabled": zod.enum(['true', 'false']).optional(),
    "searchable": zod.enum(['true', 'false']).optional(),
    "userInfo": UserInformation.optional()
});
