/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectDebugLog } from './connectDebugLog.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectLog as Type } from '@countersign/types/esign-v2.1/schemas/connectLog';
export const ConnectLog: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "configUrl": zod.string().optional(),
    "connectDebugLog": zod.array(ConnectDebugLog).optional(),
    "connectId": zod.string().optional(),
    "created": formats.dateTime.optional(),
    "email": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "error": zod.string().optional(),
    "failureId": zod.string().optional(),
    "failureUri": zod.string().optional(),
    "lastTry": formats.dateTime.optional(),
    "logId": zod.string().optional(),
    "logUri": zod.string().optional(),
    "retryCount": formats.integerString.optional(),
    "retryUri": zod.string().optional(),
    "status": zod.enum(['Any', 'Voided', 'Created', 'Deleted', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'TimedOut', 'Template', 'Processing']).optional(),
    "subject": zod.string().optional(),
    "userName": zod.string().optional()
}));
