/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.zod.js';
import { DisplayLevelCode } from './displayLevelCode.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['addressInformationInput'];
export const AddressInformationInput: zod.ZodType<Type, Type> = zod.object({
    "addressInformation": AddressInformation.optional(),
    "displayLevelCode": DisplayLevelCode.optional(),
    "receiveInResponse": zod.enum(['true', 'false']).optional()
});
