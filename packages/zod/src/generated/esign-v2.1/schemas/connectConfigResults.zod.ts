/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectCustomConfiguration } from './connectCustomConfiguration.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectConfigResults'];
export const connectConfigResultsTotalRecordsRegExp = new RegExp('^\\d+$');
export const ConnectConfigResults: zod.ZodType<Type, Type> = zod.object({
    "configurations": zod.array(ConnectCustomConfiguration).optional(),
    "totalRecords": zod.stringFormat('integer-string', connectConfigResultsTotalRecordsRegExp).optional()
});
