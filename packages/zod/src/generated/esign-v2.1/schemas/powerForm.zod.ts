/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Envelope } from './envelope.zod.js';
import { ErrorDetails } from './errorDetails.zod.js';
import { PowerFormRecipient } from './powerFormRecipient.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerForm'];
export const powerFormIsActiveDefault = `true`;
export const powerFormLimitUseIntervalRegExp = new RegExp('^\\d+$');
export const powerFormPowerFormIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const powerFormSenderUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const powerFormTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const powerFormTimesUsedRegExp = new RegExp('^\\d+$');
export const powerFormUsesRemainingRegExp = new RegExp('^\\d+$');
export const PowerForm: zod.ZodType<Type, Type> = zod.object({
    "createdBy": zod.string().optional(),
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "emailBody": zod.string().optional(),
    "emailSubject": zod.string().optional(),
    "envelopes": zod.array(zod.lazy(() => Envelope)).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "instructions": zod.string().optional(),
    "isActive": zod.enum(['true', 'false']).default(powerFormIsActiveDefault),
    "lastUsed": zod.iso.datetime({ "offset": true }).optional(),
    "limitUseInterval": zod.stringFormat('integer-string', powerFormLimitUseIntervalRegExp).optional(),
    "limitUseIntervalEnabled": zod.enum(['true', 'false']).optional(),
    "limitUseIntervalUnits": zod.enum(['minutes', 'hours', 'days', 'weeks', 'months']).optional(),
    "maxUseEnabled": zod.enum(['true', 'false']).optional(),
    "name": zod.string().optional(),
    "powerFormId": zod.stringFormat('guid', powerFormPowerFormIdRegExp).optional(),
    "powerFormUrl": zod.string().optional(),
    "recipients": zod.array(PowerFormRecipient).optional(),
    "senderName": zod.string().optional(),
    "senderUserId": zod.stringFormat('guid', powerFormSenderUserIdRegExp).optional(),
    "signingMode": zod.enum(['email', 'direct']).optional(),
    "templateId": zod.stringFormat('guid', powerFormTemplateIdRegExp).optional(),
    "templateName": zod.string().optional(),
    "timesUsed": zod.stringFormat('integer-string', powerFormTimesUsedRegExp).optional(),
    "uri": zod.string().optional(),
    "usesRemaining": zod.stringFormat('integer-string', powerFormUsesRemainingRegExp).optional()
});
