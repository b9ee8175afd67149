/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Signer } from './signer.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkRecipientsUpdateResponse as Type } from '@countersign/types/esign-v2/schemas/bulkRecipientsUpdateResponse';
export const BulkRecipientsUpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "signer": Signer.optional()
}));
