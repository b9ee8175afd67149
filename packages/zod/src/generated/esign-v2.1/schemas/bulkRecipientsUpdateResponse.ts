/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Signer } from './signer.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkRecipientsUpdateResponse as Type } from '@countersign/types/esign-v2.1/schemas/bulkRecipientsUpdateResponse';
export const BulkRecipientsUpdateResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "signer": Signer.optional()
}));
