import type { CustomFields } from '@countersign/types/esign-v2.1';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredDocument } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { freeId } from '../../engine/free-id.ts';
import type { Layer } from './layer.ts';
import { mergePrefill } from './prefill-of-layers.ts';
import { mergeTabs, type LabelOptions, type LostTab } from './template-tabs.ts';

/** A report of the parts of an upper layer that have no effect. */
export interface MergeReport {
  lostTab(recipient: StoredRecipient, tab: LostTab): void;
  /** A role that none of the recipients below has. */
  unknownRole(recipient: StoredRecipient, roles: readonly string[]): void;
}

/** Options for merging layers. */
interface MergeOptions extends LabelOptions {
  report?: MergeReport;
}

/**
 * Merges one layer over another: if both have a value, the upper one counts.
 * @param ordered the IDs of the upper layer's recipients with a given turn; the others take the
 * turn of the recipient below
 */
export function mergeLayers(
  base: Layer,
  upper: Layer,
  ordered: ReadonlySet<string>,
  options: MergeOptions = {},
): Layer {
  const prefillTabs = mergePrefill(base.prefillTabs, upper.prefillTabs);
  return {
    ...base,
    ...upper,
    ...(prefillTabs !== undefined && { prefillTabs }),
    documents: mergeDocuments(base.documents, upper.documents),
    recipients: mergeRecipients(base.recipients, upper.recipients, ordered, options),
    customFields: mergeCustomFields(base.customFields, upper.customFields),
    settings: { ...base.settings, ...withoutUndefined(upper.settings) },
    eventNotifications:
      upper.eventNotifications.length > 0 ? upper.eventNotifications : base.eventNotifications,
  };
}

/** A document takes the place of the one with its ID; the others come behind. */
function mergeDocuments(
  base: readonly StoredDocument[],
  upper: readonly StoredDocument[],
): StoredDocument[] {
  const documents = base.map((below) => {
    const above = upper.find(({ documentId }) => documentId === below.documentId);
    return above === undefined
      ? below
      : { ...above, templates: [...below.templates, ...above.templates] };
  });
  const ids = new Set(base.map(({ documentId }) => documentId));
  documents.push(...upper.filter(({ documentId }) => !ids.has(documentId)));
  return inOrder(documents);
}

/** Documents, each with its place in the list. */
export function inOrder(documents: readonly StoredDocument[]): StoredDocument[] {
  return documents.map((document, index) => ({ ...document, order: index + 1 }));
}

function mergeRecipients(
  base: readonly StoredRecipient[],
  upper: readonly StoredRecipient[],
  ordered: ReadonlySet<string>,
  options: MergeOptions,
): StoredRecipient[] {
  const taken = new Set(upper.map(({ recipientId }) => recipientId));
  const laid = new Set<StoredRecipient>();
  const recipients = base.map((below) => {
    const above = upper.find((one) => !laid.has(one) && isSame(below, one));
    if (above !== undefined) {
      laid.add(above);
      return mergeRecipient(below, above, ordered, options);
    }
    const recipientId = taken.has(below.recipientId)
      ? freeId([...taken, ...base.map((one) => one.recipientId)])
      : below.recipientId;
    taken.add(recipientId);
    return { ...below, recipientId };
  });
  const others = upper.filter((one) => !laid.has(one));
  const roles = base.map(roleOf).filter((role) => role !== '');
  if (roles.length > 0)
    for (const one of others) if (roleOf(one) !== '') options.report?.unknownRole(one, roles);
  return [...recipients, ...others];
}

/** Merges one recipient over another, whose other properties are kept. */
function mergeRecipient(
  below: StoredRecipient,
  above: StoredRecipient,
  ordered: ReadonlySet<string>,
  options: MergeOptions,
): StoredRecipient {
  const { recipientId, routingOrder } = above;
  return {
    ...below,
    ...above,
    routingOrder: ordered.has(recipientId) ? routingOrder : below.routingOrder,
    details: { ...below.details, ...withoutUndefined(above.details) },
    tabs: mergeTabs(below.tabs, above.tabs, {
      ...options,
      lost: (tab) => options.report?.lostTab(above, tab),
    }),
  };
}

/** Compares two recipients by their roles, or by their IDs where one of them names no role. */
function isSame(one: StoredRecipient, other: StoredRecipient): boolean {
  const role = roleOf(one);
  const otherRole = roleOf(other);
  return role !== '' && otherRole !== ''
    ? isSameInAnyCase(role, otherRole)
    : one.recipientId === other.recipientId && one.type === other.type;
}

/** Reports whether two texts, such as the names of roles, differ in the case of letters at most. */
export function isSameInAnyCase(one = '', other = ''): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Returns the role of a recipient in its template; empty if it is a person from the start. */
export function roleOf({ details }: StoredRecipient): string {
  return details.roleName ?? '';
}

/** Merges fields by their names: those of the upper layer replace those below. */
export function mergeCustomFields(base: CustomFields, upper: CustomFields): CustomFields {
  return {
    textCustomFields: mergeByName(base.textCustomFields, upper.textCustomFields),
    listCustomFields: mergeByName(base.listCustomFields, upper.listCustomFields),
  };
}

function mergeByName<Field extends { name?: string | undefined }>(
  base: readonly Field[] = [],
  upper: readonly Field[] = [],
): Field[] {
  const names = new Set(upper.map(({ name }) => name));
  return [...base.filter(({ name }) => !names.has(name)), ...upper];
}
