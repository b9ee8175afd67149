import type {
  ConditionalRecipientRule,
  ConditionalRecipientRuleCondition,
  ConditionalRecipientRuleFilter,
  RecipientOption,
  WorkflowStep,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { nameOfTab } from '../tabs/any-tab.ts';
import { numberIn } from '../tabs/check-value.ts';
import { eachTab, type ListedTab } from '../tabs/each-tab.ts';
import { getTabValue } from '../tabs/tab-values.ts';

type Parties = Pick<StoredEnvelope, 'recipients'>;

/** The rules of a step, which say who takes the places of recipients; none for a step that only waits. */
export function conditionalRules({ recipientRouting }: WorkflowStep): ConditionalRecipientRule[] {
  return recipientRouting?.rules?.conditionalRecipients ?? [];
}

/** Whether a rule of a step that is still open says who a recipient is. */
export function isConditional(
  { workflow }: Pick<StoredEnvelope, 'workflow'>,
  recipient: StoredRecipient,
): boolean {
  return (workflow?.workflowSteps ?? [])
    .filter(({ status }) => status !== 'completed')
    .flatMap(conditionalRules)
    .some(({ recipientId }) => isNamedBy(recipient, recipientId));
}

/**
 * Names the recipients that the rules of a step are about: each becomes the person of the first
 * condition that is met.
 * @returns whether every rule has chosen someone; without that nothing is changed
 */
export function chooseRecipients(envelope: Parties, step: WorkflowStep): boolean {
  const chosen = conditionalRules(step).map((rule) => ({
    recipient: envelope.recipients.find((one) => isNamedBy(one, rule.recipientId)),
    option: chooseOption(envelope, rule),
  }));
  if (chosen.some(({ recipient, option }) => recipient === undefined || option === undefined))
    return false;
  for (const { recipient, option } of chosen) {
    const { name, email, roleName, signingGroupId } = option ?? {};
    Object.assign(recipient?.details ?? {}, {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(roleName !== undefined && { roleName }),
      ...(signingGroupId !== undefined && { signingGroupId }),
    });
  }
  return true;
}

function chooseOption(
  envelope: Parties,
  { conditions = [], recipientGroup }: ConditionalRecipientRule,
): RecipientOption | undefined {
  const met = conditions
    .toSorted((one, other) => Number(one.order ?? '0') - Number(other.order ?? '0'))
    .find((condition) => isMet(envelope, condition));
  return recipientGroup?.recipients?.find(
    ({ recipientLabel }) => met !== undefined && recipientLabel === met.recipientLabel,
  );
}

function isMet(envelope: Parties, { filters = [] }: ConditionalRecipientRuleCondition): boolean {
  return filters.every((filter) => passes(envelope, filter));
}

/** Whether any tab that a filter names has such a value. */
function passes({ recipients }: Parties, filter: ConditionalRecipientRuleFilter): boolean {
  return recipients
    .filter((one) => isNamedBy(one, filter.recipientId))
    .flatMap(({ tabs }) => eachTab(tabs))
    .filter(({ tab }) =>
      filter.tabLabel === undefined
        ? tab.tabId === filter.tabId?.toLowerCase()
        : nameOfTab(tab) === filter.tabLabel,
    )
    .some((listed) => compare(listed, filter));
}

function compare(
  { list, tab }: ListedTab,
  { operator, value = '' }: ConditionalRecipientRuleFilter,
): boolean {
  const now = getTabValue(list, tab);
  switch (operator) {
    case 'greaterThan':
      return numberIn(now) > numberIn(value);
    case 'greaterThanEquals':
      return numberIn(now) >= numberIn(value);
    case 'lessThan':
      return numberIn(now) < numberIn(value);
    case 'lessThanEquals':
      return numberIn(now) <= numberIn(value);
    case 'filled':
      return now !== '';
    case 'selected':
      return value === '' || value === 'true' ? now === 'true' : now === value;
    default:
      return now.toLowerCase() === value.toLowerCase();
  }
}

function isNamedBy(
  { recipientId, recipientIdGuid }: StoredRecipient,
  named: string | undefined,
): boolean {
  return recipientId === named || recipientIdGuid === named?.toLowerCase();
}
