import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { eachTab, placedParts } from '../tabs/each-tab.ts';
import { isAnchored, readTabs } from '../tabs/read-tabs.ts';
import { placeTabs } from '../tabs/resolve-anchors.ts';
import type { Layer } from './layer.ts';

/**
 * Makes the tabs of a layer ready for the documents of an envelope: those that hang on a text go
 * where it stands, and are left out where no document has it.
 * @param preserve whether recipients stay who have no tab left by that
 * @throws ServiceError where a tab does not fit the documents
 */
export async function placeAnchors(
  state: State,
  envelope: StoredEnvelope,
  layer: Layer,
  preserve: boolean,
): Promise<Layer> {
  const recipients: StoredRecipient[] = [];
  for (const recipient of layer.recipients) {
    // With nobody in the envelope, the tabs keep their IDs.
    const tabs = readTabs(recipient.tabs, { ...envelope, recipients: [] }, recipient);
    const parts = eachTab(tabs).flatMap(placedParts).filter(isAnchored);
    for (const part of parts) Object.assign(part, { anchorIgnoreIfNotPresent: 'true' });
    await placeTabs(state, envelope, [tabs]);
    const lost = parts.length > 0 && eachTab(tabs).length === 0;
    if (preserve || !lost) recipients.push({ ...recipient, tabs });
  }
  return { ...layer, recipients };
}
