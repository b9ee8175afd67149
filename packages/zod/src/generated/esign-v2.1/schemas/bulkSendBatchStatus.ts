/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendEnvelopesInfo } from './bulkSendEnvelopesInfo.js';
import { BulkSendErrorStatus } from './bulkSendErrorStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendBatchStatus as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchStatus';
export const BulkSendBatchStatus: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "action": zod.string().optional(),
    "actionStatus": zod.string().optional(),
    "batchId": formats.guid.optional(),
    "batchName": zod.string().optional(),
    "batchSize": formats.integerString.optional(),
    "failed": formats.integerString.optional(),
    "queued": formats.integerString.optional(),
    "sent": formats.integerString.optional(),
    "submittedDate": formats.dateTime.optional(),
    "bulkErrors": zod.array(BulkSendErrorStatus).optional(),
    "envelopeIdOrTemplateId": formats.guid.optional(),
    "envelopesInfo": BulkSendEnvelopesInfo.optional(),
    "envelopesUri": zod.string().optional(),
    "mailingListId": formats.guid.optional(),
    "mailingListName": zod.string().optional(),
    "ownerUserId": zod.string().optional(),
    "resendsRemaining": formats.integerString.optional(),
    "senderUserId": zod.string().optional()
}));
