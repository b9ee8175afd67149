/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Country } from './country.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AccountAddress as Type } from '@countersign/types/esign-v2/schemas/accountAddress';
export const AccountAddress: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "address1": zod.string().max(100).optional(),
    "address2": zod.string().max(100).optional(),
    "city": zod.string().optional(),
    "country": zod.string().optional(),
    "fax": zod.string().max(20).optional(),
    "phone": zod.string().max(20).optional(),
    "postalCode": zod.string().max(20).optional(),
    "email": zod.string().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "state": zod.string().optional(),
    "supportedCountries": zod.array(Country).optional()
}));
