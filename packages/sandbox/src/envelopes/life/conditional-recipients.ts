import type {
  ConditionalRecipientRule,
  ConditionalRecipientRuleFilter,
  RecipientOption,
  WorkflowStep,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { nameOfTab } from '../tabs/any-tab.ts';
import { numberIn } from '../tabs/number-in.ts';
import { eachTab, type ListedTab } from '../tabs/each-tab.ts';
import { getTabValue } from '../tabs/tab-values.ts';
import { hasId } from '../recipients/find-recipient.ts';

type Parties = Pick<StoredEnvelope, 'recipients'>;

/** The rules of a step, which say who takes the places of recipients; none for a step that only waits. */
export function conditionalRules({ recipientRouting }: WorkflowStep): ConditionalRecipientRule[] {
  return recipientRouting?.rules?.conditionalRecipients ?? [];
}

/** Checks whether an open step of the workflow has a rule that decides who a recipient is. */
export function isConditional(
  { workflow }: Pick<StoredEnvelope, 'workflow'>,
  recipient: StoredRecipient,
): boolean {
  return (workflow?.workflowSteps ?? [])
    .filter(({ status }) => status !== 'completed')
    .flatMap(conditionalRules)
    .some(({ recipientId }) => hasId(recipient, recipientId));
}

/**
 * Names the recipients of a step's rules: each becomes the person of the first condition that is
 * met. A recipient can have several rules, of which only one needs a group.
 * @returns true if a person was chosen for each of these recipients; otherwise nothing is changed
 */
export function chooseRecipients(envelope: Parties, step: WorkflowStep): boolean {
  const tabs = listTabsByName(envelope);
  const chosen = groupByRecipient(envelope, conditionalRules(step)).map(({ recipient, rules }) => ({
    recipient,
    option: chooseOption(envelope, tabs, rules),
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

/** The rules of each recipient; those of recipients that the envelope does not have count as one's. */
function groupByRecipient(
  { recipients }: Parties,
  rules: readonly ConditionalRecipientRule[],
): { recipient: StoredRecipient | undefined; rules: ConditionalRecipientRule[] }[] {
  const groups = Map.groupBy(rules, ({ recipientId }) =>
    recipients.find((one) => hasId(one, recipientId)),
  );
  return [...groups].map(([recipient, grouped]) => ({ recipient, rules: grouped }));
}

function chooseOption(
  envelope: Parties,
  tabs: TabsByName,
  rules: readonly ConditionalRecipientRule[],
): RecipientOption | undefined {
  const options = rules.flatMap(({ recipientGroup }) => recipientGroup?.recipients ?? []);
  const met = inOrder(rules)
    .flatMap(({ conditions = [] }) => inOrder(conditions))
    .find(({ filters = [] }) => filters.every((filter) => passes(envelope, tabs, filter)));
  return options.find(
    ({ recipientLabel }) => met !== undefined && recipientLabel === met.recipientLabel,
  );
}

function inOrder<Item extends { order?: string | undefined }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Number(one.order ?? '0') - Number(other.order ?? '0'));
}

/** The tabs of each recipient, by their labels and IDs. */
type TabsByName = ReadonlyMap<StoredRecipient, ReadonlyMap<string, ListedTab[]>>;

function listTabsByName({ recipients }: Parties): TabsByName {
  return new Map(
    recipients.map((recipient) => {
      const named = new Map<string, ListedTab[]>();
      for (const listed of eachTab(recipient.tabs))
        for (const key of [`label ${nameOfTab(listed.tab)}`, `id ${listed.tab.tabId}`]) {
          const others = named.get(key);
          if (others === undefined) named.set(key, [listed]);
          else others.push(listed);
        }
      return [recipient, named];
    }),
  );
}

/** Checks whether any tab that a filter names has the value that it requires. */
function passes(
  { recipients }: Parties,
  tabs: TabsByName,
  filter: ConditionalRecipientRuleFilter,
): boolean {
  const key =
    filter.tabLabel === undefined
      ? `id ${filter.tabId?.toLowerCase()}`
      : `label ${filter.tabLabel}`;
  return recipients
    .filter((one) => hasId(one, filter.recipientId))
    .flatMap((one) => tabs.get(one)?.get(key) ?? [])
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
