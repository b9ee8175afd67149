import type { Workflow } from '@countersign/types/esign-v2.1';
import { requireFeature } from '../../engine/require-feature.ts';
import { accounts } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { conditionalRules } from './conditional-recipients.ts';

/**
 * Refuses the parts of a workflow that the settings of the account have switched off.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS
 */
export async function requireWorkflowFeatures(
  state: Pick<State, 'of'>,
  accountId: string,
  { scheduledSending, workflowSteps = [] }: Workflow,
): Promise<void> {
  if (scheduledSending === undefined && workflowSteps.length === 0) return;
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined) return;
  if (scheduledSending !== undefined)
    requireFeature({ account }, ['allowScheduledSending'], 'Scheduled sending is');
  if (workflowSteps.some(({ delayedRouting }) => delayedRouting !== undefined))
    requireFeature({ account }, ['allowDelayedRouting'], 'Delayed routing is');
  if (workflowSteps.some((step) => conditionalRules(step).length > 0))
    requireFeature(
      { account },
      ['allowAdvancedRecipientRoutingConditional'],
      'Conditional routing is',
    );
}
