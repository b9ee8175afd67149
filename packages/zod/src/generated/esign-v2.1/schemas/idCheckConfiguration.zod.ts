/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { IdCheckSecurityStep } from './idCheckSecurityStep.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['idCheckConfiguration'];
export const IdCheckConfiguration: zod.ZodType<Type, Type> = zod.object({
    "authSteps": zod.array(IdCheckSecurityStep).optional(),
    "isDefault": zod.enum(['true', 'false']).optional(),
    "name": zod.string().optional()
});
