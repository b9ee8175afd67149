import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { giveHtmlTabs } from '../html/give-html-tabs.ts';
import { takeForms } from './forms/take-forms.ts';

/**
 * Gives recipients the tabs that new documents bring with them: those of forms and of HTML.
 * @throws ServiceRefusal where a document cannot be changed, or a recipient does not sign
 */
export async function giveDocumentTabs(state: State, envelope: StoredEnvelope): Promise<void> {
  await takeForms(state, envelope);
  giveHtmlTabs(envelope);
}
