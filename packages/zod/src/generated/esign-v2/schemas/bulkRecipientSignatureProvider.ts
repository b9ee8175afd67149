/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkRecipientSignatureProvider as Type } from '@countersign/types/esign-v2/schemas/bulkRecipientSignatureProvider';
export const BulkRecipientSignatureProvider: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "value": zod.string().optional()
}));
