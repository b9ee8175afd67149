import type { Envelope } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { listTabValues, type TabValue } from '../tabs/tab-values.ts';
import { tabKinds } from '../tabs/tab-kinds.ts';

/** Uses of tabs whose values come from people. */
const byHand: ReadonlySet<string> = new Set(['enter', 'tick', 'choose', 'pick']);

/** Tells of an envelope whether anybody entered other values than the sender; nothing if nobody did. */
export function presentFormDataChange({
  recipients,
}: StoredEnvelope): Pick<Envelope, 'hasFormDataChanged'> {
  const changed = recipients.some((recipient) => listTabValues(recipient).some(isChanged));
  return changed ? { hasFormDataChanged: 'true' } : {};
}

function isChanged({ list, value, originalValue }: TabValue): boolean {
  const { use } = tabKinds[list];
  const first = use === 'tick' && originalValue === '' ? 'false' : originalValue;
  return byHand.has(use) && value !== first;
}
