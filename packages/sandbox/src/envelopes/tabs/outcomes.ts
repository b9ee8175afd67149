import type { ErrorDetails, Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { success } from '../../engine/success.ts';
import type { AnyTab } from './any-tab.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { tabKinds } from './tab-kinds.ts';

/** Tabs as an answer has them: each with its outcome. They are copies. */
export function withSuccess(tabs: Tabs): Tabs {
  const copy = copyJson(tabs);
  for (const listed of eachTab(copy)) setOutcome(listed, success);
  return copy;
}

/** Sets the recipient of tabs in a response to the ID by which the request named it, in place. */
export function withRecipientId(tabs: Tabs, recipientId: string): Tabs {
  for (const { tab, prefill } of eachTab(tabs)) if (!prefill) tab.recipientId = recipientId;
  return tabs;
}

/** The outcome for a tab that could not be changed or removed. */
export function failed({ list, tab, prefill }: ListedTab, why: ErrorDetails): ListedTab {
  const answered = { list, prefill, tab: copyJson(tab) };
  setOutcome(answered, why);
  return answered;
}

/** The outcome for a tab that is not there: of what was sent, only the places are repeated. */
export function missing({ list, tab, prefill }: ListedTab, why: ErrorDetails): ListedTab {
  const { tabId, documentId, recipientId, radios } = tab;
  const left: AnyTab = {
    ...(tabId !== undefined && { tabId }),
    ...(documentId !== undefined && { documentId }),
    ...(recipientId !== undefined && { recipientId }),
    ...(radios !== undefined && { radios: radios.map(() => ({})) }),
  };
  const answered = { list, prefill, tab: left };
  setOutcome(answered, why);
  return answered;
}

/** The tab in the response to its deletion: its names and IDs, and the outcome. */
export function removed({ list, tab, prefill }: ListedTab): ListedTab {
  const { tabId, tabLabel, documentId, recipientId, groupName, groupLabel, radios } = tab;
  const left: AnyTab = {
    ...(tabId !== undefined && { tabId }),
    ...(tabLabel !== undefined && { tabLabel }),
    ...(groupName !== undefined && { groupName }),
    ...(groupLabel !== undefined && { groupLabel }),
    ...(documentId !== undefined && { documentId }),
    ...(recipientId !== undefined && { recipientId }),
    ...(radios !== undefined && { radios: radios.map((radio) => ({ ...radio })) }),
  };
  const answered = { list, prefill, tab: left };
  setOutcome(answered, success);
  return answered;
}

/** A group of radio buttons has the outcome at its buttons. */
function setOutcome({ list, tab }: ListedTab, errorDetails: ErrorDetails): void {
  if (tabKinds[list].use !== 'pick') tab.errorDetails = errorDetails;
  else for (const radio of tab.radios ?? []) radio.errorDetails = errorDetails;
}
