/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectDebugLog } from './connectDebugLog.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectLog'];
export const connectLogEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const connectLogRetryCountRegExp = new RegExp('^\\d+$');
export const ConnectLog: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "configUrl": zod.string().optional(),
    "connectDebugLog": zod.array(ConnectDebugLog).optional(),
    "connectId": zod.string().optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "email": zod.string().optional(),
    "envelopeId": zod.stringFormat('guid', connectLogEnvelopeIdRegExp).optional(),
    "error": zod.string().optional(),
    "failureId": zod.string().optional(),
    "failureUri": zod.string().optional(),
    "lastTry": zod.iso.datetime({ "offset": true }).optional(),
    "logId": zod.string().optional(),
    "logUri": zod.string().optional(),
    "retryCount": zod.stringFormat('integer-string', connectLogRetryCountRegExp).optional(),
    "retryUri": zod.string().optional(),
    "status": zod.enum(['Any', 'Voided', 'Created', 'Deleted', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'TimedOut', 'Template', 'Processing']).optional(),
    "subject": zod.string().optional(),
    "userName": zod.string().optional()
});
