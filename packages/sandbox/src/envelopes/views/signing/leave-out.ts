import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { eachTab } from '../../tabs/each-tab.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import { fieldOf, kindOf } from './kind-of.ts';

/** Marks what a signer has left out, as it may, so that it does not count as signed. */
export function leaveOut({ tabs }: StoredRecipient, form: SentForm): void {
  for (const listed of eachTab(tabs)) {
    const field = fieldOf(listed.tab);
    switch (kindOf(listed)) {
      case 'sign':
      case 'initial':
      case 'press':
        if (form.text(field) !== 'true') listed.tab.status = 'na';
        break;
      case 'file':
        if (!form.files.has(field)) listed.tab.status = 'na';
        break;
      default:
        break;
    }
  }
}
