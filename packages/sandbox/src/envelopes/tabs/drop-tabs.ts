import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { AnyRadio } from './any-tab.ts';
import { keepTabs, placedParts } from './each-tab.ts';
import { withPrefill } from './with-prefill.ts';

/** Takes the tabs off a document, of all recipients and the sender's; all, or those chosen. */
export function dropTabs(
  envelope: StoredEnvelope,
  documentId: string,
  chosen: (part: AnyRadio) => boolean = () => true,
): void {
  for (const { tabs } of envelope.recipients) dropFrom(tabs);
  withPrefill(envelope, dropFrom);

  function dropFrom(tabs: StoredEnvelope['recipients'][number]['tabs']): void {
    keepTabs(
      tabs,
      ({ list, tab }) => tab.documentId !== documentId || !placedParts({ list, tab }).some(chosen),
    );
  }
}
