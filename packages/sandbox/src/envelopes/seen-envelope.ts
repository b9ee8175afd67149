import type { Context } from '../engine/context.ts';
import { visibleDocuments } from './documents/visible-documents.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import { keepTabs } from './tabs/each-tab.ts';

/**
 * An envelope as the caller sees it. To all but the sender and administrators hidden documents and
 * the tabs on them are not there, and access codes are kept from everybody else.
 */
export function seenEnvelope(
  context: Pick<Context, 'caller'>,
  envelope: StoredEnvelope,
): StoredEnvelope {
  const { caller } = context;
  if (caller.isAdmin || envelope.sender.userId === caller.userId) return envelope;
  const documents = visibleDocuments(context, envelope);
  const shown = new Set(documents.map(({ documentId }) => documentId));
  const recipients = structuredClone(envelope.recipients);
  for (const { details, tabs } of recipients) {
    delete details.accessCode;
    keepTabs(tabs, ({ tab: { documentId } }) => documentId === undefined || shown.has(documentId));
  }
  return { ...envelope, documents, recipients };
}
