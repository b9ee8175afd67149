/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerFormFormDataRecipient } from './powerFormFormDataRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PowerFormFormDataEnvelope as Type } from '@countersign/types/esign-v2.1/schemas/powerFormFormDataEnvelope';
export const PowerFormFormDataEnvelope: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeId": formats.guid.optional(),
    "recipients": zod.array(PowerFormFormDataRecipient).optional()
}));
