/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayLevelCode } from './displayLevelCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['dobInformationInput'];
export const DobInformationInput: zod.ZodType<Type, Type> = zod.object({
    "dateOfBirth": zod.string().optional(),
    "displayLevelCode": DisplayLevelCode.optional(),
    "receiveInResponse": zod.enum(['true', 'false']).optional()
});
