import type {
  BulkSendingCopy,
  BulkSendingCopyRecipient,
  BulkSendingCopyTab,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { eachField } from '../custom-fields/field-lists.ts';
import { isConditional } from '../life/conditional-recipients.ts';
import { createPersonKey } from '../recipients/check-recipients.ts';
import { eachTab, prefillOf } from '../tabs/each-tab.ts';
import { hasValue } from '../tabs/tab-values.ts';
import { isOpen } from '../templates/fill-roles.ts';
import { labelOf } from '../templates/template-tabs.ts';
import { matchRecipients, type RecipientMatch } from './match-recipients.ts';
import type { Mismatches } from './mismatches.ts';
import { readCopyDetails } from './copy-details.ts';
import { showName } from '../../engine/show-name.ts';

/** Compares the copies of a list with the recipients, tabs and custom fields of a source. */
export function compareCopies(
  source: StoredEnvelope,
  copies: readonly BulkSendingCopy[],
  mismatches: Mismatches,
): void {
  const parts = {
    source,
    match: matchRecipients(source.recipients),
    labels: new Map(source.recipients.map((one) => [one, listLabels(one)])),
    prefilled: new Set(eachTab(prefillOf(source)).map(({ tab }) => labelOf(tab))),
    fields: indexFields(source),
  };
  for (const [index, copy] of copies.entries()) {
    const place = `copy ${index + 1}`;
    compareFields(parts, copy, place, mismatches);
    compareRecipients(parts, copy, place, mismatches);
    for (const { tabLabel = '' } of copy.prefillTabs ?? [])
      if (!parts.prefilled.has(tabLabel))
        mismatches.add(
          parts.prefilled.size === 0
            ? 'BULK_SEND_ENVELOPE_HAS_NO_TABS'
            : 'BULK_SEND_TAB_LABEL_DOES_NOT_EXIST_IN_ENVELOPE',
          `No prefill tab has the label ${tabLabel} (${place}).`,
        );
  }
}

/** The source, indexed for the comparison with many copies. */
interface Parts {
  source: StoredEnvelope;
  match: RecipientMatch;
  /** The labels of the tabs of each recipient that can have a value, and of all others. */
  labels: ReadonlyMap<StoredRecipient, Labels>;
  prefilled: ReadonlySet<string | undefined>;
  /** The names of the custom fields, and those names without regard to case. */
  fields: { exact: ReadonlySet<string>; similar: ReadonlyMap<string, string> };
}

interface Labels {
  all: ReadonlySet<string | undefined>;
  withValue: ReadonlySet<string | undefined>;
}

function listLabels({ tabs }: StoredRecipient): Labels {
  const all = eachTab(tabs);
  return {
    all: new Set(all.map(({ tab }) => labelOf(tab))),
    withValue: new Set(all.filter(({ list }) => hasValue(list)).map(({ tab }) => labelOf(tab))),
  };
}

function indexFields({ customFields }: StoredEnvelope): Parts['fields'] {
  const names = eachField(customFields).map(({ field }) => field.name ?? '');
  return {
    exact: new Set(names),
    similar: new Map(names.map((name) => [name.trim().toLowerCase(), name])),
  };
}

function compareFields(
  { fields }: Parts,
  { customFields = [] }: BulkSendingCopy,
  place: string,
  mismatches: Mismatches,
): void {
  for (const { name = '' } of customFields) {
    if (fields.exact.has(name)) continue;
    const similar = fields.similar.get(name.trim().toLowerCase());
    if (fields.exact.size === 0)
      mismatches.add(
        'BULK_SEND_ENVELOPE_HAS_NO_ENVELOPE_CUSTOM_FIELDS',
        `The source has no custom fields, but ${place} has ${showName(name)}.`,
      );
    else if (similar !== undefined)
      mismatches.add(
        'BULK_SEND_ENVELOPE_CUSTOM_FIELD_NAME_DOES_NOT_MATCH',
        `The custom field ${name} of ${place} is called ${similar} in the source.`,
      );
    else
      mismatches.add(
        'BULK_SEND_ENVELOPE_CUSTOM_FIELD_DOES_NOT_EXIST_IN_ENVELOPE',
        `The source has no custom field ${showName(name)} (${place}).`,
      );
  }
}

function compareRecipients(
  parts: Parts,
  { recipients = [] }: BulkSendingCopy,
  place: string,
  mismatches: Mismatches,
): void {
  const { source, match } = parts;
  if (source.recipients.length === 0) {
    if (recipients.length > 0)
      mismatches.add('BULK_SEND_ENVELOPE_HAS_NO_RECIPIENTS', 'The source has no recipients.');
    return;
  }
  const byRole = recipients.some(({ roleName = '' }) => roleName !== '');
  const otherwise = byRole
    ? 'BULK_SEND_RECIPIENT_ROLE_DOES_NOT_MATCH'
    : 'BULK_SEND_RECIPIENT_ID_DOES_NOT_MATCH';
  const filled = new Map<StoredRecipient, BulkSendingCopyRecipient>();
  for (const recipient of recipients) {
    const { recipientId = '', roleName = '', recipientType } = recipient;
    const found = match(recipient);
    if (found.length === 0)
      mismatches.add(
        byRole
          ? 'BULK_SEND_RECIPIENT_ROLE_DOES_NOT_MATCH'
          : 'BULK_SEND_RECIPIENT_ID_DOES_NOT_EXIST_IN_ENVELOPE',
        `The source has no recipient ${showName(roleName || recipientId)} (${place}).`,
      );
    for (const one of found) {
      filled.set(one, recipient);
      if (recipientType !== undefined && recipientType !== one.type)
        mismatches.add(
          otherwise,
          `The recipient ${roleName || recipientId} of ${place} is a ${recipientType}, but a ${one.type} in the source.`,
        );
      compareTabs(parts, one, recipient.tabs ?? [], place, mismatches);
    }
  }
  for (const one of source.recipients)
    if (!filled.has(one) && isOpen(one) && !isConditional(source, one))
      mismatches.add(
        otherwise,
        `The recipient ${one.details.roleName ?? one.recipientId} of the source has no name and is missing in ${place}.`,
      );
  findDuplicates(source, filled, place, mismatches);
}

function compareTabs(
  { labels }: Parts,
  recipient: StoredRecipient,
  tabs: readonly BulkSendingCopyTab[],
  place: string,
  mismatches: Mismatches,
): void {
  const own = labels.get(recipient);
  for (const { tabLabel = '' } of tabs) {
    if (own?.withValue.has(tabLabel) === true) continue;
    const all = [...labels.values()];
    const name = recipient.details.roleName ?? recipient.recipientId;
    if (all.every((one) => one.all.size === 0))
      mismatches.add('BULK_SEND_ENVELOPE_HAS_NO_TABS', 'The source has no tabs.');
    else if (all.some((one) => one.all.has(tabLabel)))
      mismatches.add(
        'BULK_SEND_TAB_DOES_NOT_MATCH',
        `The tab ${tabLabel} of ${place} is not a tab of recipient ${name} that can have a value.`,
      );
    else
      mismatches.add(
        'BULK_SEND_TAB_LABEL_DOES_NOT_EXIST_IN_ENVELOPE',
        `The source has no tab with the label ${tabLabel} (${place}).`,
      );
  }
}

/** Finds people who occur twice in one place of the routing order, which is not possible. */
function findDuplicates(
  { recipients }: StoredEnvelope,
  filled: ReadonlyMap<StoredRecipient, BulkSendingCopyRecipient>,
  place: string,
  mismatches: Mismatches,
): void {
  const people = new Set<string>();
  for (const recipient of recipients) {
    const copy = filled.get(recipient);
    const details =
      copy === undefined ? recipient.details : { ...recipient.details, ...readCopyDetails(copy) };
    const person = createPersonKey({ ...recipient, details });
    if (person === undefined) continue;
    if (people.has(person))
      mismatches.add(
        'BULK_SEND_DUPLICATE_RECIPIENT_DETECTED',
        `${details.name ?? ''} occurs twice with the same routing order in ${place}.`,
      );
    people.add(person);
  }
}
