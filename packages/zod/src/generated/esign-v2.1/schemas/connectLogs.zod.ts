/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectLog } from './connectLog.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectLogs'];
export const connectLogsTotalRecordsRegExp = new RegExp('^\\d+$');
export const ConnectLogs: zod.ZodType<Type, Type> = zod.object({
    "failures": zod.array(ConnectLog).optional(),
    "logs": zod.array(ConnectLog).optional(),
    "totalRecords": zod.stringFormat('integer-string', connectLogsTotalRecordsRegExp).optional(),
    "type": zod.string().optional()
});
