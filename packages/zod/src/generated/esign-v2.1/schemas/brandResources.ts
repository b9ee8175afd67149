/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BrandResources as Type } from '@countersign/types/esign-v2.1/schemas/brandResources';
export const BrandResources: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdByUserInfo": UserInfo.optional(),
    "createdDate": formats.dateTime.optional(),
    "dataNotSavedNotInMaster": zod.array(zod.string()).optional(),
    "modifiedByUserInfo": UserInfo.optional(),
    "modifiedDate": formats.dateTime.optional(),
    "modifiedTemplates": zod.array(zod.string()).optional(),
    "resourcesContentType": zod.enum(['sending', 'signing', 'email', 'signing_captive']).optional(),
    "resourcesContentUri": zod.string().optional()
}));
