/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Envelope } from './envelope.js';
import { PowerFormRecipient } from './powerFormRecipient.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PowerForm as Type } from '@countersign/types/esign-v2.1/schemas/powerForm';
export const PowerForm: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdBy": zod.string().optional(),
    "createdDateTime": formats.dateTime.optional(),
    "emailBody": zod.string().max(10000).optional(),
    "emailSubject": zod.string().max(100).optional(),
    "envelopes": zod.array(zod.lazy(() => Envelope)).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "instructions": zod.string().max(2000).optional(),
    "isActive": formats.booleanString.optional(),
    "lastUsed": formats.dateTime.optional(),
    "limitUseInterval": formats.integerString.optional(),
    "limitUseIntervalEnabled": formats.booleanString.optional(),
    "limitUseIntervalUnits": zod.enum(['minutes', 'hours', 'days', 'weeks', 'months']).optional(),
    "maxUseEnabled": formats.booleanString.optional(),
    "name": zod.string().optional(),
    "powerFormId": formats.guid.optional(),
    "powerFormUrl": zod.string().optional(),
    "recipients": zod.array(PowerFormRecipient).optional(),
    "senderName": zod.string().optional(),
    "senderUserId": formats.guid.optional(),
    "signingMode": zod.enum(['email', 'direct']).optional(),
    "templateId": formats.guid.optional(),
    "templateName": zod.string().optional(),
    "timesUsed": formats.integerString.optional(),
    "uri": zod.string().optional(),
    "usesRemaining": formats.integerString.optional()
}));
