/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectFailureResult'];
export const connectFailureResultEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const ConnectFailureResult: zod.ZodType<Type, Type> = zod.object({
    "configId": zod.string().optional(),
    "configUrl": zod.string().optional(),
    "envelopeId": zod.stringFormat('guid', connectFailureResultEnvelopeIdRegExp).optional(),
    "status": zod.enum(['Queued', 'Success', 'Fail']).optional(),
    "statusMessage": zod.string().optional()
});
