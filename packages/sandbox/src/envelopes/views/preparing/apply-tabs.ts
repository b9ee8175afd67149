import { limits, readOutsideJson } from '@countersign/mock/core/outside';
import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../../engine/copy-json.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import type { AnyTab } from '../../tabs/any-tab.ts';
import { deleteRecipientTabs, updateRecipientTabs } from '../../tabs/change-tabs.ts';
import { createRecipientTabs } from '../../tabs/create-tabs.ts';
import { eachTab, groupTabs, type ListedTab } from '../../tabs/each-tab.ts';
import {
  getTabKey,
  listPlacedTabs,
  type PlacedTab,
  sentTabs,
  type SentTabs,
} from './placed-tab.ts';
import { writeTab } from './write-tab.ts';
import { tabKinds } from '../../tabs/tab-kinds.ts';

/** Reads the tabs of a form; undefined if they are missing or malformed. */
export function readSentTabs(form: SentForm): SentTabs | undefined {
  try {
    return sentTabs.safeParse(readOutsideJson(form.texts.get('tabs') ?? '', limits.body)).data;
  } catch {
    return undefined;
  }
}

/**
 * Removes, changes and adds tabs by a form, like the operations do. Tabs that the page did not
 * have, since a program has added them, stay.
 * @throws ServiceRefusal for invalid tabs
 */
export async function applyTabs(
  state: State,
  envelope: StoredEnvelope,
  form: SentForm,
): Promise<void> {
  const sent = readSentTabs(form);
  if (sent === undefined) return;
  const stored = new Map(listPlacedTabs(envelope).tabs.map((tab) => [tab.id, tab]));
  const known = new Set(sent.known);
  const now = new Map(sent.tabs.filter(({ id }) => id !== '').map((tab) => [tab.id, tab]));
  for (const recipient of envelope.recipients) {
    const plan = createPlan(recipient, stored, now, known);
    if (plan.gone.length > 0)
      requireDone(await deleteRecipientTabs(envelope, recipient, groupTabs(plan.gone)));
    if (plan.changed.length > 0)
      requireDone(await updateRecipientTabs(state, envelope, recipient, groupTabs(plan.changed)));
    const moved = plan.again.map(({ list, tab, to }) => ({ list, tab, to }));
    for (const { to, ...listed } of moved) await add(state, envelope, to, [listed]);
  }
  for (const recipient of envelope.recipients) {
    const added = sent.tabs
      .filter(({ id, recipient: of }) => id === '' && of === recipient.recipientIdGuid)
      .map((tab) => ({ list: tab.list, tab: writeTab(tab) }));
    await add(state, envelope, recipient.recipientIdGuid, added);
  }
}

interface Plan {
  gone: ListedTab[];
  changed: ListedTab[];
  /** Tabs that are made again: those that go to another recipient, and groups of radio buttons. */
  again: (Pick<ListedTab, 'list' | 'tab'> & { to: string })[];
}

function createPlan(
  recipient: StoredRecipient,
  stored: ReadonlyMap<string, PlacedTab>,
  now: ReadonlyMap<string, PlacedTab>,
  known: ReadonlySet<string>,
): Plan {
  const plan: Plan = { gone: [], changed: [], again: [] };
  for (const { list, tab } of eachTab(recipient.tabs)) {
    const key = getTabKey(tab);
    const before = stored.get(key);
    if (before === undefined || before.fixed !== '' || !known.has(key)) continue;
    const { tabId, groupName } = tab;
    const named: AnyTab = tabId === undefined ? { groupName } : { tabId };
    const after = now.get(key);
    const changes = after && writeTab(after, before);
    if (after === undefined || changes === undefined) {
      plan.gone.push({ list, tab: named, prefill: false });
      continue;
    }
    const moves = after.recipient !== recipient.recipientIdGuid;
    if (!moves && Object.keys(changes).length === 0) continue;
    if (moves || tabKinds[list].use === 'pick') {
      plan.gone.push({ list, tab: named, prefill: false });
      plan.again.push({ list, tab: copy(tab, changes), to: after.recipient });
    } else plan.changed.push({ list, tab: { ...changes, ...named }, prefill: false });
  }
  return plan;
}

/** A tab as a new one, with its changes. */
function copy(tab: AnyTab, changes: AnyTab): AnyTab {
  const { tabId: _tab, recipientId: _id, recipientIdGuid: _guid, ...rest } = copyJson(tab);
  return { ...rest, ...changes };
}

async function add(
  state: State,
  envelope: StoredEnvelope,
  key: string,
  added: readonly Pick<ListedTab, 'list' | 'tab'>[],
): Promise<void> {
  const recipient = envelope.recipients.find(({ recipientIdGuid }) => recipientIdGuid === key);
  // A removed recipient takes its tabs along.
  if (added.length === 0 || recipient === undefined) return;
  const tabs = groupTabs(added.map((one) => ({ ...one, prefill: false })));
  await createRecipientTabs(state, envelope, recipient, tabs);
}

/** @throws ServiceRefusal where one of them could not be changed */
function requireDone(outcome: Tabs): void {
  for (const { tab } of eachTab(outcome)) {
    const { errorCode = 'SUCCESS', message = '' } = tab.errorDetails ?? {};
    if (errorCode !== 'SUCCESS') throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', message);
  }
}
