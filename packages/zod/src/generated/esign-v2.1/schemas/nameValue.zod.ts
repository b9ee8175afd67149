/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const NameValue = zod.object({
  "name": zod.string().optional(),
  "value": zod.string().optional(),
  "originalValue": zod.string().optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type NameValue = zod.input<typeof NameValue>;
export type NameValueOutput = zod.output<typeof NameValue>;
