/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AddressInformation as Type } from '@countersign/types/esign-v2.1/schemas/addressInformation';
export const AddressInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "address1": zod.string().max(100).optional(),
    "address2": zod.string().max(100).optional(),
    "city": zod.string().optional(),
    "country": zod.string().optional(),
    "fax": zod.string().max(20).optional(),
    "phone": zod.string().max(20).optional(),
    "postalCode": zod.string().max(20).optional(),
    "stateOrProvince": zod.string().optional(),
    "zipPlus4": zod.string().max(20).optional(),
    "street1": zod.string().max(150).optional(),
    "street2": zod.string().max(150).optional(),
    "state": zod.string().optional(),
    "zip": zod.string().max(20).optional()
}));
