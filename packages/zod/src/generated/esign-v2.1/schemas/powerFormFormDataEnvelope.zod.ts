/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PowerFormFormDataRecipient } from './powerFormFormDataRecipient.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormFormDataEnvelope'];
export const powerFormFormDataEnvelopeEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const PowerFormFormDataEnvelope: zod.ZodType<Type, Type> = zod.object({
    "envelopeId": zod.stringFormat('guid', powerFormFormDataEnvelopeEnvelopeIdRegExp).optional(),
    "recipients": zod.array(PowerFormFormDataRecipient).optional()
});
