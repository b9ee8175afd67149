import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { RecipientInput } from './recipient-lists.ts';

/**
 * Refuses a recipient who must sign on paper, unless the account has that in its plan. Accounts for
 * development do not have it. Where it is there, the recipient signs on the pages all the same.
 * @throws ServiceRefusal PLAN_ITEM_NOT_ENABLED
 * @evidence public
 */
export function requirePaper(
  { account, warn }: Pick<Context, 'account' | 'warn'>,
  { recipientId, requireSignOnPaper }: RecipientInput,
): void {
  if (requireSignOnPaper !== 'true') return;
  if (account.settings.enableRequireSignOnPaper === 'true') {
    warn({
      code: 'field-ignored',
      at: '/requireSignOnPaper',
      like: { recipientId, requireSignOnPaper },
      message: '`requireSignOnPaper` has no effect here: everybody signs on the pages.',
    });
    return;
  }
  throw new ServiceRefusal(
    'PLAN_ITEM_NOT_ENABLED',
    `Plan item: AllowRequireWetSign. Leave requireSignOnPaper out, or set enableRequireSignOnPaper to true in the settings of ${account.name}.`,
  );
}
