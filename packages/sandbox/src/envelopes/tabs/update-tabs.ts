import type { ErrorDetails, Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { writeStatus } from '../../engine/status-in-words.ts';
import { requireStatus } from '../guards.ts';
import { currentLock } from '../locks/current-lock.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import type { AnyTab } from './any-tab.ts';
import { checkPlace, documentOfTab, roundPlace } from './check-place.ts';
import { addTabs, placedParts, groupTabs, type ListedTab } from './each-tab.ts';
import { choose, setOriginals } from './originals.ts';
import { failed, missing, withSuccess } from './outcomes.ts';
import {
  createTabFinder,
  hindrance,
  describeMissing,
  requireTabs,
  type OwnedTab,
  type OwnedTabs,
} from './owned-tabs.ts';
import { replaceNumber } from './numerical.ts';
import { isAnchored } from './read-tabs.ts';
import { isWaiting, placeTabs } from './resolve-anchors.ts';
import { tabKinds } from './tab-kinds.ts';

/**
 * Changes tabs, found by their IDs, and gives them as they are now. One that cannot be changed says
 * why and does not stop the others.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, INVALID_REQUEST_BODY without tabs, and where a tab
 *   would stand nowhere as `readTabs`
 */
export async function updateTabs(
  state: State,
  envelope: StoredEnvelope,
  owners: readonly OwnedTabs[],
  input: Tabs,
): Promise<Tabs> {
  requireStatus(envelope, 'changeTabs');
  const answers: ListedTab[] = [];
  const changed: ListedTab[] = [];
  const finder = createTabFinder(owners);
  for (const named of requireTabs(copyJson(input))) {
    const found = finder.find(named);
    if (found === undefined) {
      answers.push(missing(named, describeMissing(named)));
      continue;
    }
    const fault =
      hindrance(envelope, found, 'templateLocked') ?? sentBefore(state, envelope, found);
    if (fault !== undefined) {
      answers.push(failed(named, fault));
      continue;
    }
    change(envelope, found, named.tab);
    changed.push(found);
  }
  const now = groupTabs(changed);
  if (envelope.kind === 'envelope' && changed.some(({ tab }) => isWaiting(tab)))
    await placeTabs(
      state,
      envelope,
      owners.map(({ tabs }) => tabs),
    );
  return joined(withSuccess(now), answers);
}

/**
 * Returns an error for a tab of a recipient to whom the envelope was sent, unless the envelope is locked:
 * a correction needs the lock, so that nobody signs during it.
 * @evidence public
 */
function sentBefore(
  state: Pick<State, 'now'>,
  envelope: StoredEnvelope,
  { owner: { recipient } }: OwnedTab,
): ErrorDetails | undefined {
  const isSent = recipient !== undefined && recipient.status !== 'created';
  if (!isSent || envelope.status === 'correct' || currentLock(state, envelope) !== undefined)
    return undefined;
  return {
    errorCode: 'INVALID_TAB_OPERATION',
    message: `The envelope was sent to recipient ${recipient.recipientId}, who is ${writeStatus(recipient.status)}. Lock the envelope before you change the tabs.`,
  };
}

/** The tabs that were changed, and those that were not. */
function joined(changed: Tabs, failures: readonly ListedTab[]): Tabs {
  const all = groupTabs(failures);
  if (failures.length === 0) return changed;
  addTabs(all, changed);
  return all;
}

/** Fields that a request cannot change. */
const fixed = new Set([
  // This is not a field: it would change the prototype of a tab.
  '__proto__',
  'tabId',
  'tabType',
  'recipientId',
  'recipientIdGuid',
  'status',
  'errorDetails',
]);

function change(envelope: StoredEnvelope, { list, tab }: OwnedTab, input: AnyTab): void {
  const { radios, ...fields } = input;
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined && !fixed.has(field)) Reflect.set(tab, field, value);
  changeRadios(tab, radios ?? []);
  if (list === 'listTabs' && input.value !== undefined) choose(tab, input.value);
  if (tabKinds[list].isFormatted === true)
    replaceNumber(tab, input.numericalValue ?? input.value ?? tab.numericalValue);
  if (envelope.kind === 'template' || envelope.status === 'created') {
    // Before it is sent, what the sender writes is what the signer finds.
    delete tab.originalValue;
    delete tab.selectedOriginal;
    setOriginals(list, tab);
  }
  if (list === 'tabGroups') return;
  if (isAnchored(input)) {
    delete tab.xPosition;
    delete tab.yPosition;
  }
  for (const part of placedParts({ list, tab })) {
    if (part.xPosition === undefined) continue;
    checkPlace(tab, part, documentOfTab(envelope, tab));
    roundPlace(part);
  }
}

function changeRadios(group: AnyTab, input: NonNullable<AnyTab['radios']>): void {
  for (const named of input) {
    const radio = group.radios?.find(({ tabId }) => tabId === named.tabId?.toLowerCase());
    if (radio === undefined) continue;
    if (named.selected === 'true') {
      for (const other of group.radios ?? []) other.selected = 'false';
      group.value = named.value ?? radio.value;
    }
    for (const [field, value] of Object.entries(named))
      if (value !== undefined && !fixed.has(field)) Reflect.set(radio, field, value);
  }
}
