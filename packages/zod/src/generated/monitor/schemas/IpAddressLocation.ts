/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { IpAddressLocation as Type } from '@countersign/types/monitor/schemas/IpAddressLocation';
export const IpAddressLocation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "latitude": zod.number().optional(),
    "longitude": zod.number().optional(),
    "country": zod.string().optional(),
    "state": zod.string().optional(),
    "city": zod.string().optional()
}));
