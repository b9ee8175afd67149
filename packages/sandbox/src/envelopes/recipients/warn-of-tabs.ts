import type { Recipients } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { listedRecipients } from './recipient-lists.ts';

/**
 * Warns of tabs in an update of recipients, which leaves tabs alone.
 * @param place place of the recipients in the body
 */
export function warnOfTabs(
  { warn, operationId }: Pick<Context, 'warn' | 'operationId'>,
  recipients: Recipients,
  place = '',
): void {
  const tabs = operationId.startsWith('Template')
    ? 'TemplateRecipientTabs'
    : 'EnvelopeRecipientTabs';
  for (const { input, at } of listedRecipients(recipients)) {
    if (input.tabs === undefined || eachTab(input.tabs).length === 0) continue;
    warn({
      code: 'tabs-ignored',
      at: `${place}${at}/tabs`,
      message: `${operationId} does not change tabs, so the tabs of recipient ${input.recipientId ?? ''} have no effect; use ${tabs}_create or ${tabs}_update.`,
    });
  }
}
