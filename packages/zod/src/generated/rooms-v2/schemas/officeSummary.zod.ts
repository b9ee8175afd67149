/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['OfficeSummary'];
export const OfficeSummary: zod.ZodType<Type, Type> = zod.object({
    "officeId": zod.int().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "name": zod.string().optional(),
    "regionId": zod.int().optional(),
    "address1": zod.string().optional(),
    "address2": zod.string().optional(),
    "city": zod.string().optional(),
    "stateId": zod.string().optional(),
    "postalCode": zod.string().optional(),
    "countryId": zod.string().optional(),
    "timeZoneId": zod.string().optional(),
    "phone": zod.string().optional()
});
