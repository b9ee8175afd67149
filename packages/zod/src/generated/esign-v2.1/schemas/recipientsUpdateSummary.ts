/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientUpdateResponse } from './recipientUpdateResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientsUpdateSummary as Type } from '@countersign/types/esign-v2.1/schemas/recipientsUpdateSummary';
export const RecipientsUpdateSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "recipientUpdateResults": zod.array(RecipientUpdateResponse).optional()
}));
