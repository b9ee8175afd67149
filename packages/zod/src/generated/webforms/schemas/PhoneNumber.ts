/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PhoneNumber as Type } from '@countersign/types/webforms/schemas/PhoneNumber';
export const PhoneNumber: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "countryCode": zod.string().max(7).optional(),
    "nationalNumber": zod.string().max(15).optional()
}));
