/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['brandResources'];
export const BrandResources: zod.ZodType<Type, Type> = zod.object({
    "createdByUserInfo": UserInfo.optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "dataNotSavedNotInMaster": zod.array(zod.string()).optional(),
    "modifiedByUserInfo": UserInfo.optional(),
    "modifiedDate": zod.iso.datetime({ "offset": true }).optional(),
    "modifiedTemplates": zod.array(zod.string()).optional(),
    "resourcesContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive']).optional(),
    "resourcesContentUri": zod.string().optional()
});
