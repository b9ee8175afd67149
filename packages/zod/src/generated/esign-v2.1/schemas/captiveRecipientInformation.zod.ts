/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CaptiveRecipient } from './captiveRecipient.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['captiveRecipientInformation'];
export const CaptiveRecipientInformation: zod.ZodType<Type, Type> = zod.object({
    "captiveRecipients": zod.array(CaptiveRecipient).optional()
});
