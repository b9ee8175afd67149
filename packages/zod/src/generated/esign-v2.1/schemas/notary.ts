/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { UserInformation } from './userInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Notary as Type } from '@countersign/types/esign-v2.1/schemas/notary';
export const Notary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdDate": formats.dateTime.optional(),
    "enabled": formats.booleanString.optional(),
    "searchable": formats.booleanString.optional(),
    "userInfo": UserInformation.optional()
}));
