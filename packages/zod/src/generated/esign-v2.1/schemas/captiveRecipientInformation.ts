/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CaptiveRecipient } from './captiveRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CaptiveRecipientInformation as Type } from '@countersign/types/esign-v2.1/schemas/captiveRecipientInformation';
export const CaptiveRecipientInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "captiveRecipients": zod.array(CaptiveRecipient).optional()
}));
