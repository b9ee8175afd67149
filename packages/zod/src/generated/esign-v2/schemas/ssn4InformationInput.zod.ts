/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayLevelCode } from './displayLevelCode.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['ssn4InformationInput'];
export const ssn4InformationInputSsn4RegExp = new RegExp('^\\d{4}$');
export const Ssn4InformationInput: zod.ZodType<Type, Type> = zod.object({
    "displayLevelCode": DisplayLevelCode.optional(),
    "receiveInResponse": zod.enum(['true', 'false']).optional(),
    "ssn4": zod.string().regex(ssn4InformationInputSsn4RegExp).optional()
});
