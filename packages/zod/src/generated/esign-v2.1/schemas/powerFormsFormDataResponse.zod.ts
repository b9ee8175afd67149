/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerFormFormDataEnvelope } from './powerFormFormDataEnvelope.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormsFormDataResponse'];
export const PowerFormsFormDataResponse: zod.ZodType<Type, Type> = zod.object({
    "envelopes": zod.array(PowerFormFormDataEnvelope).optional()
});
