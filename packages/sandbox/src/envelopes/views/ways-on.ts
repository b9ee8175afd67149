import { findLanguage, type Language } from '../../pages/languages/language.ts';
import { envelopePath, invitationPath, outboxPath, templatePath } from '../../pages/paths.ts';
import type { PageLink } from '../../pages/render.ts';
import type { State } from '../../state/state.ts';
import type { StoredGrant, ViewKind } from './access/stored-view.ts';

/** The ends of a session after which a recipient can still go on. */
const unfinished: ReadonlySet<string> = new Set(['cancel', 'session_timeout']);

const ofRecipients: ReadonlySet<ViewKind> = new Set(['signing', 'shared', 'preview']);

/** The links for a person whose page has ended, and the outbox for the developer. */
interface WaysOn {
  links: PageLink[];
  outbox?: string;
}

/**
 * Lists links for a person whose page has ended, and whom no application awaits: a recipient goes
 * back to the documents, a sender to the envelope or the template in the console.
 * @param ended the event with which the session ended; undefined if the page could not be opened
 */
export function listWaysOn(
  state: Pick<State, 'tenant'>,
  { view, envelopeId, recipientIdGuid }: StoredGrant,
  ended: string | undefined,
  { t }: Language = findLanguage(),
): WaysOn {
  const outbox = outboxPath(state);
  if (envelopeId === undefined) return { links: [], outbox };
  if (!ofRecipients.has(view)) {
    const link =
      view === 'template'
        ? { href: templatePath(state, envelopeId), words: 'Open the template in the console' }
        : { href: envelopePath(state, { envelopeId }), words: 'Open the envelope in the console' };
    return { links: [link] };
  }
  if (view !== 'signing' || recipientIdGuid === undefined || !unfinished.has(ended ?? ''))
    return { links: [], outbox };
  const again = invitationPath(state, { envelopeId }, { recipientIdGuid });
  return { links: [{ href: again, words: t('Open the documents again') }], outbox };
}
