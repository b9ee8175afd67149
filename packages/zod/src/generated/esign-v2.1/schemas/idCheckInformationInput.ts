/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { AddressInformationInput } from './addressInformationInput.js';
import { DobInformationInput } from './dobInformationInput.js';
import { Ssn4InformationInput } from './ssn4InformationInput.js';
import { Ssn9InformationInput } from './ssn9InformationInput.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { IdCheckInformationInput as Type } from '@countersign/types/esign-v2.1/schemas/idCheckInformationInput';
export const IdCheckInformationInput: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "addressInformationInput": AddressInformationInput.optional(),
    "dobInformationInput": DobInformationInput.optional(),
    "ssn4InformationInput": Ssn4InformationInput.optional(),
    "ssn9InformationInput": Ssn9InformationInput.optional()
}));
