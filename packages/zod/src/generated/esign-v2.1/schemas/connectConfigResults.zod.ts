/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectCustomConfiguration } from './connectCustomConfiguration.zod.js';

export const connectConfigResultsTotalRecordsRegExp = new RegExp('^\\d+$');


export const ConnectConfigResults = zod.object({
  "configurations": zod.array(ConnectCustomConfiguration).optional(),
  "totalRecords": zod.stringFormat('integer-string', connectConfigResultsTotalRecordsRegExp).optional()
});

export type ConnectConfigResults = zod.input<typeof ConnectConfigResults>;
export type ConnectConfigResultsOutput = zod.output<typeof ConnectConfigResults>;
