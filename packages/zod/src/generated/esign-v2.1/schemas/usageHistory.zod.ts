/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['usageHistory'];
export const usageHistorySentCountRegExp = new RegExp('^\\d+$');
export const usageHistorySignedCountRegExp = new RegExp('^\\d+$');
export const UsageHistory: zod.ZodType<Type, Type> = zod.object({
    "lastSentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "lastSignedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "sentCount": zod.stringFormat('integer-string', usageHistorySentCountRegExp).optional(),
    "signedCount": zod.stringFormat('integer-string', usageHistorySignedCountRegExp).optional()
});
