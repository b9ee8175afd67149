import type { EnvelopePurgeConfiguration } from '@countersign/types/esign-v2.1';
import { accountPart } from './account-part.ts';

/** When finished envelopes are purged by themselves: never, until it is switched on. */
export const purgeConfigurations = accountPart<EnvelopePurgeConfiguration>('account-purge', {
  purgeEnvelopes: 'false',
  retentionDays: '365',
  removeTabsAndEnvelopeAttachments: 'false',
  redactPII: 'false',
});
