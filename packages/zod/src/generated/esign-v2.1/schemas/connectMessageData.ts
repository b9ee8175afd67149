/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { Envelope } from './envelope.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectMessageData as Type } from '@countersign/types/esign-v2.1/schemas/connectMessageData';
export const ConnectMessageData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "userId": formats.guid,
    "envelopeId": formats.guid.optional(),
    "recipientId": formats.guid.optional(),
    "reassignedRecipientId": formats.guid.optional(),
    "templateId": formats.guid.optional(),
    "clickwrapId": formats.guid.optional(),
    "agreementId": formats.guid.optional(),
    "envelopeSummary": Envelope.optional()
}));
