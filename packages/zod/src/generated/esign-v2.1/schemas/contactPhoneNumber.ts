/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ContactPhoneNumber as Type } from '@countersign/types/esign-v2.1/schemas/contactPhoneNumber';
export const ContactPhoneNumber: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "phoneNumber": zod.string().optional(),
    "phoneType": zod.enum(['home', 'mobile', 'work', 'other', 'fax']).optional()
}));
