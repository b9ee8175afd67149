import type { Recipients } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { listedRecipients } from './recipient-lists.ts';

/**
 * Warns of tabs in an update of recipients, which leaves tabs alone.
 * @param place where the recipients are in the body
 */
export function warnOfTabs(
  { warn, operationId }: Pick<Context, 'warn' | 'operationId'>,
  recipients: Recipients,
  place = '',
): void {
  for (const { input, at } of listedRecipients(recipients)) {
    const count = input.tabs === undefined ? 0 : eachTab(input.tabs).length;
    if (count === 0) continue;
    warn({
      code: 'tabs-ignored',
      at: `${place}${at}/tabs`,
      message: `${operationId} does not change tabs, so the ${count} tabs of recipient ${input.recipientId ?? ''} have no effect; use ${operationId.startsWith('Template') ? 'TemplateRecipientTabs' : 'EnvelopeRecipientTabs'}_create or _update.`,
    });
  }
}
