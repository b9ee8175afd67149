/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['addressInformation'];
export const addressInformationAddress1Max = 100;
export const addressInformationAddress2Max = 100;
export const addressInformationFaxMax = 20;
export const addressInformationPhoneMax = 20;
export const addressInformationPostalCodeMax = 20;
export const addressInformationZipPlus4Max = 20;
export const addressInformationStreet1Max = 150;
export const addressInformationStreet2Max = 150;
export const addressInformationZipMax = 20;
export const AddressInformation: zod.ZodType<Type, Type> = zod.object({
    "address1": zod.string().max(addressInformationAddress1Max).optional(),
    "address2": zod.string().max(addressInformationAddress2Max).optional(),
    "city": zod.string().optional(),
    "country": zod.string().optional(),
    "fax": zod.string().max(addressInformationFaxMax).optional(),
    "phone": zod.string().max(addressInformationPhoneMax).optional(),
    "postalCode": zod.string().max(addressInformationPostalCodeMax).optional(),
    "stateOrProvince": zod.string().optional(),
    "zipPlus4": zod.string().max(addressInformationZipPlus4Max).optional(),
    "street1": zod.string().max(addressInformationStreet1Max).optional(),
    "street2": zod.string().max(addressInformationStreet2Max).optional(),
    "state": zod.string().optional(),
    "zip": zod.string().max(addressInformationZipMax).optional()
});
