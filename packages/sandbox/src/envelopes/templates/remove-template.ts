import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { findDocument } from '../documents/find-document.ts';
import { requireStatus } from '../guards.ts';
import { eachTab, keepTabs, type ListedTab } from '../tabs/each-tab.ts';

/**
 * Removes a template from a document, with its tabs, and with its recipients who have no other
 * tabs. Tabs and recipients that the template requires stay, and so do recipients who were notified
 * already.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST, ENVELOPE_INVALID_STATUS, TEMPLATE_ID_INVALID
 */
export function removeTemplate(
  envelope: StoredEnvelope,
  documentId: string,
  templateId: string,
): void {
  const document = findDocument(envelope, documentId);
  requireStatus(envelope, 'removeTemplates');
  const id = templateId.toLowerCase();
  const applied = document.templates.filter((one) => one.templateId === id);
  if (applied.length === 0)
    throw new ServiceRefusal(
      'TEMPLATE_ID_INVALID',
      `Template ${templateId} was not applied to document ${documentId} of envelope ${envelope.envelopeId}.`,
    );
  document.templates = document.templates.filter((one) => one.templateId !== id);
  const tabIds = new Set(applied.flatMap((one) => one.tabIds ?? []));
  const recipientIds = new Set(applied.flatMap((one) => one.recipientIds ?? []));
  for (const recipient of envelope.recipients)
    if (recipient.status === 'created' || recipient.status === 'sent')
      keepTabs(recipient.tabs, (listed) => isRequired(listed) || !hasAnyId(listed, tabIds));
  envelope.recipients = envelope.recipients.filter(
    ({ recipientIdGuid, details, status, tabs }) =>
      !recipientIds.has(recipientIdGuid) ||
      details.templateRequired === 'true' ||
      status !== 'created' ||
      eachTab(tabs).length > 0,
  );
  const left = envelope.documents.some(({ templates }) =>
    templates.some((one) => one.templateId === id),
  );
  if (!left) envelope.templates = envelope.templates.filter((one) => one.templateId !== id);
}

function isRequired({ tab }: ListedTab): boolean {
  return tab.templateRequired === 'true';
}

function hasAnyId({ tab }: ListedTab, ids: ReadonlySet<string>): boolean {
  return [tab, ...(tab.radios ?? [])].some(({ tabId }) => tabId !== undefined && ids.has(tabId));
}
