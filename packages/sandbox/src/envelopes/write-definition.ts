import type { Document, EnvelopeDefinition, Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../engine/copy-json.ts';
import type { StoredDocument, StoredEnvelope } from '../state/model/envelope.ts';
import { recipientTypes, type StoredRecipient } from '../state/model/recipient.ts';
import type { State } from '../state/state.ts';
import { deleteUndefined } from './delete-undefined.ts';
import { signs } from './statuses.ts';
import type { AnyTab } from './tabs/any-tab.ts';
import { addTabs, eachTab, groupTabs, type ListedTab } from './tabs/each-tab.ts';
import { choose } from './tabs/originals.ts';
import { tabKinds } from './tabs/tab-kinds.ts';

/**
 * Writes the body with which the same envelope or template can be created: what the sender said,
 * without what recipients entered. Workflows and attachments are left out.
 * @param options the form of documents: with their content in Base64, or without
 */
export async function writeDefinition(
  state: State,
  envelope: StoredEnvelope,
  { contents }: { contents: boolean },
): Promise<EnvelopeDefinition> {
  const { settings, notification, emailSettings, eventNotifications, template } = envelope;
  const documents: Document[] = [];
  for (const document of envelope.documents)
    documents.push(await writeDocument(state, envelope, document, contents));
  return deleteUndefined({
    ...(template !== undefined && {
      name: template.name,
      description: template.description,
      shared: template.shared,
    }),
    ...settings,
    documents,
    recipients: writeRecipients(envelope.recipients),
    customFields: writeCustomFields(envelope),
    // Account defaults apply to the copy anyway.
    notification: notification.useAccountDefaults === 'true' ? undefined : notification,
    emailSettings,
    eventNotifications: eventNotifications.length === 0 ? undefined : eventNotifications,
    ...(envelope.kind === 'envelope' && {
      status: envelope.sentAt === undefined ? ('created' as const) : ('sent' as const),
    }),
  });
}

async function writeDocument(
  state: State,
  { prefillTabs }: StoredEnvelope,
  document: StoredDocument,
  withContent: boolean,
): Promise<Document> {
  const { documentId, name, fileExtension, order, fields, display, includeInDownload } = document;
  const content = document.original ?? document.content;
  const prefill = eachTab({ ...(prefillTabs !== undefined && { prefillTabs }) }).filter(
    ({ tab }) => tab.documentId === documentId,
  );
  return deleteUndefined({
    documentId,
    name,
    fileExtension,
    order: String(order),
    display,
    includeInDownload: includeInDownload === 'false' ? 'false' : undefined,
    documentFields: fields.length === 0 ? undefined : fields,
    tabs: prefill.length === 0 ? undefined : writeTabs(prefill),
    documentBase64:
      withContent && content !== undefined
        ? (await state.contents.get(content)).toString('base64')
        : undefined,
  });
}

function writeRecipients(recipients: readonly StoredRecipient[]): EnvelopeDefinition['recipients'] {
  return Object.fromEntries(
    Object.entries(recipientTypes)
      .map(([list, type]) => [list, recipients.filter((one) => one.type === type)] as const)
      .filter(([, some]) => some.length > 0)
      .map(([list, some]) => [list, some.map(writeRecipient)]),
  );
}

function writeRecipient(recipient: StoredRecipient) {
  const { recipientId, routingOrder, details, tabs, hiddenDocuments = [] } = recipient;
  // The user follows from the address, and another sandbox has other users.
  const { userId: _userId, ...said } = details;
  return deleteUndefined({
    ...said,
    recipientId,
    routingOrder: String(routingOrder),
    excludedDocuments: hiddenDocuments.length === 0 ? undefined : hiddenDocuments,
    tabs: signs(recipient) && eachTab(tabs).length > 0 ? writeTabs(eachTab(tabs)) : undefined,
  });
}

function writeCustomFields({ customFields }: StoredEnvelope): EnvelopeDefinition['customFields'] {
  const { textCustomFields = [], listCustomFields = [] } = customFields;
  if (textCustomFields.length + listCustomFields.length === 0) return undefined;
  return {
    textCustomFields: textCustomFields.map(({ fieldId: _id, ...field }) => field),
    listCustomFields: listCustomFields.map(({ fieldId: _id, ...field }) => field),
  };
}

function writeTabs(all: readonly ListedTab[]): Tabs {
  const tabs: Tabs = {};
  for (const { list, tab, prefill } of all)
    addTabs(tabs, groupTabs([{ list, prefill, tab: writeTab({ list, tab, prefill }) }]));
  return tabs;
}

/** A tab as the sender defined it. Its prefilled values are kept, as the sender entered them. */
function writeTab({ list, tab, prefill }: ListedTab): AnyTab {
  const own = copyJson(tab);
  for (const part of [own, ...(own.radios ?? [])]) {
    delete part.tabId;
    delete part.status;
    delete part.errorDetails;
  }
  delete own.recipientId;
  delete own.recipientIdGuid;
  delete own.tabType;
  if (!prefill) restoreValue(list, own);
  delete own.originalValue;
  delete own.selectedOriginal;
  return own;
}

function restoreValue(list: ListedTab['list'], tab: AnyTab): void {
  const { originalValue, selectedOriginal } = tab;
  switch (tabKinds[list].use) {
    case 'tick':
      tab.selected = selectedOriginal ?? 'false';
      break;
    case 'choose':
      if (originalValue === undefined) setValue(tab, originalValue);
      else choose(tab, originalValue);
      break;
    case 'pick':
      for (const radio of tab.radios ?? [])
        radio.selected = radio.value === originalValue ? 'true' : 'false';
      setValue(tab, originalValue);
      break;
    case 'enter':
      setValue(tab, originalValue);
      break;
    case 'automatic':
    case 'calculate':
      delete tab.value;
      break;
    default:
      break;
  }
}

function setValue(tab: AnyTab, value: string | undefined): void {
  delete tab.listSelectedValue;
  delete tab.numericalValue;
  if (value === undefined) delete tab.value;
  else tab.value = value;
}
