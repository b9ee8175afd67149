import { copyJson } from '../../engine/copy-json.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { keepTabs } from '../tabs/each-tab.ts';
import { visibleDocuments } from './visible-documents.ts';

/**
 * An envelope as the caller sees it: for all but the sender and administrators without hidden
 * documents, the tabs on them, and access codes. A template is the same for all who may use it.
 */
export function seenEnvelope(
  context: Pick<Context, 'caller'>,
  envelope: StoredEnvelope,
): StoredEnvelope {
  const { caller } = context;
  if (envelope.kind === 'template') return envelope;
  if (caller.isAdmin || envelope.sender.userId === caller.userId) return envelope;
  const documents = visibleDocuments(context, envelope);
  const shown = new Set(documents.map(({ documentId }) => documentId));
  const recipients = copyJson(envelope.recipients);
  for (const { details, tabs } of recipients) {
    delete details.accessCode;
    keepTabs(tabs, ({ tab: { documentId } }) => documentId === undefined || shown.has(documentId));
  }
  return { ...envelope, documents, recipients };
}
