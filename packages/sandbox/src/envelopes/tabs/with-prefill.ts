import type { Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';

/** The tabs that the sender fills in, in the same shape as those of a recipient. */
export function prefillOf({ prefillTabs }: Pick<StoredEnvelope, 'prefillTabs'>): Tabs {
  return prefillTabs === undefined ? {} : { prefillTabs };
}

/** Keeps what has become of them. */
export function setPrefill(envelope: StoredEnvelope, { prefillTabs }: Tabs): void {
  if (prefillTabs === undefined) delete envelope.prefillTabs;
  else envelope.prefillTabs = prefillTabs;
}

/** Does something with them, and keeps what becomes of them. */
export function withPrefill(envelope: StoredEnvelope, work: (tabs: Tabs) => void): void {
  const tabs = prefillOf(envelope);
  work(tabs);
  setPrefill(envelope, tabs);
}
