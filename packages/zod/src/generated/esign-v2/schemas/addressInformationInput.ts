/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { AddressInformation } from './addressInformation.js';
import { DisplayLevelCode } from './displayLevelCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AddressInformationInput as Type } from '@countersign/types/esign-v2/schemas/addressInformationInput';
export const AddressInformationInput: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "addressInformation": AddressInformation.optional(),
    "displayLevelCode": DisplayLevelCode.optional(),
    "receiveInResponse": formats.booleanString.optional()
}));
