/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayLevelCode } from './displayLevelCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Ssn4InformationInput as Type } from '@countersign/types/esign-v2.1/schemas/ssn4InformationInput';
export const Ssn4InformationInput: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "displayLevelCode": DisplayLevelCode.optional(),
    "receiveInResponse": formats.booleanString.optional(),
    "ssn4": zod.string().regex(/^\d{4}$/).optional()
}));
