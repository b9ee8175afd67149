/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Country } from './country.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['accountAddress'];
export const accountAddressAddress1Max = 100;
export const accountAddressAddress2Max = 100;
export const accountAddressFaxMax = 20;
export const accountAddressPhoneMax = 20;
export const accountAddressPostalCodeMax = 20;
export const AccountAddress: zod.ZodType<Type, Type> = zod.object({
    "address1": zod.string().max(accountAddressAddress1Max).optional(),
    "address2": zod.string().max(accountAddressAddress2Max).optional(),
    "city": zod.string().optional(),
    "country": zod.string().optional(),
    "fax": zod.string().max(accountAddressFaxMax).optional(),
    "phone": zod.string().max(accountAddressPhoneMax).optional(),
    "postalCode": zod.string().max(accountAddressPostalCodeMax).optional(),
    "email": zod.string().optional(),
    "firstName": zod.string().optional(),
    "lastName": zod.string().optional(),
    "state": zod.string().optional(),
    "supportedCountries": zod.array(Country).optional()
});
