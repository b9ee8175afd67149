/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientUpdateResponse } from './recipientUpdateResponse.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientsUpdateSummary'];
export const RecipientsUpdateSummary: zod.ZodType<Type, Type> = zod.object({
    "recipientUpdateResults": zod.array(RecipientUpdateResponse).optional()
});
