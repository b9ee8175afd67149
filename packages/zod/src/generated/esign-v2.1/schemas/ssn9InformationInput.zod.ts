/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayLevelCode } from './displayLevelCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['ssn9InformationInput'];
export const Ssn9InformationInput: zod.ZodType<Type, Type> = zod.object({
    "displayLevelCode": DisplayLevelCode.optional(),
    "ssn9": zod.string().optional()
});
