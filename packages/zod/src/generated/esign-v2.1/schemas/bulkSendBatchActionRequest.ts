/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Notification } from './notification.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendBatchActionRequest as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchActionRequest';
export const BulkSendBatchActionRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "action": zod.enum(['Resend', 'Correct', 'Void', 'Pause', 'Resume', 'Resubmit']),
    "notification": Notification.optional(),
    "voidReason": zod.string().max(200).optional()
}));
