import { withoutUndefined } from '../../engine/without-undefined.ts';
import { requireFewDocuments } from '../documents/document-limit.ts';
import { requireFew } from '../recipients/check-recipients.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { addTabs, eachTab } from '../tabs/each-tab.ts';
import { inOrder, isSameInAnyCase, mergeCustomFields, roleOf } from './merge-layers.ts';
import { freeId } from '../../engine/free-id.ts';
import { listLayerTabs, type Layer } from './layer.ts';
import { joinPrefill } from './prefill-of-layers.ts';

/**
 * Appends one layer to another, so that the envelope has the documents of both. IDs that both have
 * are replaced in the second one; of single properties, those of the first one count.
 * @param merge makes the same role or person in both one recipient
 * @throws ServiceRefusal DOCUMENT_LIMIT_EXCEEDED, RECIPIENT_LIMIT_EXCEEDED
 */
export function joinLayers(first: Layer, second: Layer, merge: boolean): Layer {
  requireFewDocuments(first.documents.length + second.documents.length);
  const next = withFreeDocumentIds(second, new Set(first.documents.map((one) => one.documentId)));
  const prefillTabs = joinPrefill(first.prefillTabs, next.prefillTabs);
  return {
    ...next,
    ...first,
    ...(prefillTabs !== undefined && { prefillTabs }),
    documents: inOrder([...first.documents, ...next.documents]),
    recipients: joinRecipients(first.recipients, next.recipients, merge),
    customFields: mergeCustomFields(next.customFields, first.customFields),
    settings: { ...next.settings, ...first.settings },
    eventNotifications: [...first.eventNotifications, ...next.eventNotifications],
  };
}

function withFreeDocumentIds(layer: Layer, taken: Set<string>): Layer {
  const ids = new Map<string, string>();
  for (const { documentId } of layer.documents) {
    const own = layer.documents.map((one) => one.documentId);
    const id = taken.has(documentId) ? freeId([...taken, ...own]) : documentId;
    taken.add(id);
    ids.set(documentId, id);
  }
  return renameDocuments(layer, ids);
}

/** Changes the IDs of documents, also in tabs and hidden documents. */
export function renameDocuments(layer: Layer, ids: ReadonlyMap<string, string>): Layer {
  const renamed = (id: string) => ids.get(id) ?? id;
  for (const { tab } of listLayerTabs(layer).flatMap(eachTab))
    if (tab.documentId !== undefined) tab.documentId = renamed(tab.documentId);
  return {
    ...layer,
    documents: layer.documents.map((one) => ({ ...one, documentId: renamed(one.documentId) })),
    recipients: layer.recipients.map(({ hiddenDocuments, ...one }) => ({
      ...one,
      ...(hiddenDocuments !== undefined && { hiddenDocuments: hiddenDocuments.map(renamed) }),
    })),
  };
}

/** The maximum number of recipients, as each further one is compared with all of them. */
const mostJoined = 1000;

/** Adds recipients to existing ones; the same role or person in both can become one. */
export function joinRecipients(
  first: readonly StoredRecipient[],
  second: readonly StoredRecipient[],
  merge: boolean,
): StoredRecipient[] {
  const joined = [...first];
  for (const recipient of second) {
    // Roles that stay open may still fall away, but not as many.
    if (joined.length > mostJoined) requireFew(joined.length);
    const at = merge ? joined.findIndex((one) => isOne(one, recipient)) : -1;
    const there = joined[at];
    if (there === undefined) {
      const taken = joined.map((one) => one.recipientId);
      const own = second.map((one) => one.recipientId);
      const recipientId = taken.includes(recipient.recipientId)
        ? freeId([...taken, ...own])
        : recipient.recipientId;
      joined.push({ ...recipient, recipientId });
    } else joined[at] = joinRecipient(there, recipient);
  }
  return joined;
}

/** Joins two recipients into one, who keeps the turn and has the tabs of both. */
function joinRecipient(
  there: StoredRecipient,
  { details, tabs }: StoredRecipient,
): StoredRecipient {
  addTabs(there.tabs, tabs);
  return { ...there, details: { ...details, ...withoutUndefined(there.details) } };
}

/**
 * Checks whether two recipients are the same role, without two different people, or the same
 * person.
 */
function isOne(one: StoredRecipient, other: StoredRecipient): boolean {
  if (one.type !== other.type) return false;
  const person = getPersonKey(one);
  const otherPerson = getPersonKey(other);
  const role = roleOf(one);
  if (role !== '' && isSameInAnyCase(role, roleOf(other)))
    return person === otherPerson || person === '' || otherPerson === '';
  return person !== '' && person === otherPerson;
}

function getPersonKey({ details: { name = '', email = '' } }: StoredRecipient): string {
  return `${name}\n${email}`.trim().toLowerCase();
}
