/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerFormFormDataEnvelope } from './powerFormFormDataEnvelope.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PowerFormsFormDataResponse as Type } from '@countersign/types/esign-v2.1/schemas/powerFormsFormDataResponse';
export const PowerFormsFormDataResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopes": zod.array(PowerFormFormDataEnvelope).optional()
}));
