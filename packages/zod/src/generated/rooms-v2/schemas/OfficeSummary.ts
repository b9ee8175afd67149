/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OfficeSummary as Type } from '@countersign/types/rooms-v2/schemas/OfficeSummary';
export const OfficeSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "officeId": zod.int().optional(),
    "createdDate": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
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
}));
