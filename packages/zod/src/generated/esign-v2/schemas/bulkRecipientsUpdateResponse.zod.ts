/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Signer } from './signer.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['bulkRecipientsUpdateResponse'];
export const BulkRecipientsUpdateResponse: zod.ZodType<Type, Type> = zod.object({
    "signer": Signer.optional()
});
