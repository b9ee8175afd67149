/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendErrorStatus as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendErrorStatus';
export const BulkSendErrorStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "created": formats.dateTime.optional(),
    "envelopeId": formats.guid.optional(),
    "errorMessage": zod.string().optional(),
    "recipientEmails": zod.array(zod.string()).optional()
}));
