/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformationInput } from './addressInformationInput.zod.js';
import { DobInformationInput } from './dobInformationInput.zod.js';
import { Ssn4InformationInput } from './ssn4InformationInput.zod.js';
import { Ssn9InformationInput } from './ssn9InformationInput.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['idCheckInformationInput'];
export const IdCheckInformationInput: zod.ZodType<Type, Type> = zod.object({
    "addressInformationInput": AddressInformationInput.optional(),
    "dobInformationInput": DobInformationInput.optional(),
    "ssn4InformationInput": Ssn4InformationInput.optional(),
    "ssn9InformationInput": Ssn9InformationInput.optional()
});
