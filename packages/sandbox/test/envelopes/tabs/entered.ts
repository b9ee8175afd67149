import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../../src/engine/service-refusal.ts';
import { enterValues } from '../../../src/envelopes/tabs/enter-values.ts';
import { readTabs } from '../../../src/envelopes/tabs/read-tabs.ts';
import { listTabValues } from '../../../src/envelopes/tabs/tab-values.ts';
import { draftFor, signerWith } from './draft.ts';

/** Enters values and returns those that all tabs have afterwards, or the error. */
export function entered(
  tabs: Tabs,
  values: Record<string, string>,
  options: { partly?: boolean } = {},
): Record<string, string> | string {
  const recipient = signerWith({});
  recipient.tabs = readTabs(tabs, draftFor(recipient), recipient);
  try {
    enterValues(recipient, values, options);
  } catch (error) {
    return error instanceof ServiceRefusal ? `${error.code}: ${error.message}` : String(error);
  }
  return Object.fromEntries(listTabValues(recipient).map(({ name, value }) => [name, value]));
}
