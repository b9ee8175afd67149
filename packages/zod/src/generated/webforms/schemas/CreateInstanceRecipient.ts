/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PhoneNumber } from './PhoneNumber.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CreateInstanceRecipient as Type } from '@countersign/types/webforms/schemas/CreateInstanceRecipient';
export const CreateInstanceRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().max(100),
    "name": zod.string().max(100),
    "phoneNumber": PhoneNumber.optional(),
    "roleName": zod.string().max(100)
}));
