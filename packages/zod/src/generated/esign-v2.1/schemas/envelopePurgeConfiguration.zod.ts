/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopePurgeConfiguration'];
export const envelopePurgeConfigurationRetentionDaysRegExp = new RegExp('^\\d{1,3}$');
export const EnvelopePurgeConfiguration: zod.ZodType<Type, Type> = zod.object({
    "purgeEnvelopes": zod.enum(['true', 'false']).optional(),
    "redactPII": zod.enum(['true', 'false']).optional(),
    "removeTabsAndEnvelopeAttachments": zod.enum(['true', 'false']).optional(),
    "retentionDays": zod.stringFormat('integer-string', envelopePurgeConfigurationRetentionDaysRegExp).optional()
});
