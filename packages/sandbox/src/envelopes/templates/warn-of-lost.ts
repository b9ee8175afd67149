import { quoteNames, quoteNearest } from '../../engine/quote-names.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { roleOf, type MergeReport } from './merge-layers.ts';
import { labelOf, type LostTab } from './template-tabs.ts';

type Warner = Pick<State, 'warn'>;

/**
 * Creates a report that warns of input without effect on a template.
 * @param places the location of each recipient of the request in the body, by ID
 */
export function createMergeReport(
  { warn }: Warner,
  places: ReadonlyMap<string, string>,
): MergeReport {
  return {
    lostTab(recipient, tab) {
      const place = places.get(recipient.recipientId);
      if (place !== undefined) warnOfTab({ warn }, nameRecipient(recipient), `${place}/tabs`, tab);
    },
    unknownRole(recipient, roles) {
      const place = places.get(recipient.recipientId);
      if (place === undefined) return;
      const role = roleOf(recipient);
      warn({
        code: 'unknown-role',
        at: `${place}/roleName`,
        message: `no template has the role \`${role}\`, so this is one more recipient; the roles are ${quoteNearest(role, roles)}.`,
      });
    },
  };
}

/**
 * Warns of a tab that has the label of none of the tabs that it was meant for.
 * @param owner their owner in words, such as `role Tenant`
 * @param place place of the tabs in the body
 */
export function warnOfTab(
  { warn }: Warner,
  owner: string,
  place: string,
  { listed: { list, tab }, at, base }: LostTab,
): void {
  const label = labelOf(tab);
  const known = eachTab(base).filter((one) => labelOf(one.tab) !== undefined);
  const alike = known.filter((one) => labelOf(one.tab) === label && one.list !== list);
  const same = known.filter((one) => one.list === list).map((one) => labelOf(one.tab) ?? '');
  const message =
    label === undefined
      ? `the tab has neither a label nor a place; ${describeLabels('', same)}`
      : alike.length > 0
        ? `${owner} has \`${label}\` in ${quoteNames([...new Set(alike.map((one) => one.list))])}, not in \`${list}\`.`
        : `${owner} has no tab labelled \`${label}\`; ${describeLabels(label, same.length > 0 ? same : known.map((one) => labelOf(one.tab) ?? ''))}`;
  warn({ code: 'unknown-tab-label', at: `${place}${at}`, message });
}

function describeLabels(label: string, known: readonly string[]): string {
  return known.length === 0
    ? 'it has no tabs with labels.'
    : `it has ${quoteNearest(label, known)}.`;
}

/** Names a recipient for messages. */
function nameRecipient(recipient: StoredRecipient): string {
  const role = roleOf(recipient);
  return role === '' ? `recipient ${recipient.recipientId}` : `role ${role}`;
}

/** Warns of the roles of templates that are not filled, and are left out of the envelope. */
export function warnOfUnfilled(
  { warn }: Warner,
  left: readonly StoredRecipient[],
  place: string,
): void {
  for (const recipient of left)
    warn({
      code: 'unfilled-role',
      at: place,
      message: `nobody takes the ${nameRecipient(recipient)} of the template, so it was left out with its ${eachTab(recipient.tabs).length} tabs.`,
    });
}
