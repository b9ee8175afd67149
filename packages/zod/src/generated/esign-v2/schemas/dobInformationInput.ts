/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayLevelCode } from './displayLevelCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DobInformationInput as Type } from '@countersign/types/esign-v2/schemas/dobInformationInput';
export const DobInformationInput: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "dateOfBirth": zod.string().optional(),
    "displayLevelCode": DisplayLevelCode.optional(),
    "receiveInResponse": formats.booleanString.optional()
}));
