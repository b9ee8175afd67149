/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DisplayLevelCode } from './displayLevelCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Ssn9InformationInput as Type } from '@countersign/types/esign-v2.1/schemas/ssn9InformationInput';
export const Ssn9InformationInput: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "displayLevelCode": DisplayLevelCode.optional(),
    "ssn9": zod.string().optional()
}));
