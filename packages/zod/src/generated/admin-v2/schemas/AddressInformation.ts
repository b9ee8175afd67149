/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AddressInformation as Type } from '@countersign/types/admin-v2/schemas/AddressInformation';
export const AddressInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "street_address": zod.string().optional(),
    "street_address_2": zod.string().optional(),
    "locality": zod.string().optional(),
    "region": zod.string().optional(),
    "postal_code": zod.string().optional(),
    "country": zod.string().optional(),
    "phone": zod.string().optional(),
    "fax": zod.string().optional()
}));
