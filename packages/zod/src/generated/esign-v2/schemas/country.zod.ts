/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Province } from './province.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['country'];
export const Country: zod.ZodType<Type, Type> = zod.object({
    "isoCode": zod.string().optional(),
    "name": zod.string().optional(),
    "provinces": zod.array(Province).optional(),
    "provinceValidated": zod.enum(['true', 'false']).optional()
});
