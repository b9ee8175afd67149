import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredDocument } from '../../../state/model/envelope.ts';
import { addAudit } from '../../life/events.ts';
import { eachTab } from '../../tabs/each-tab.ts';
import { languageOf } from '../visit.ts';
import type { Entered } from './list-controls.ts';
import { documentsFor, getSigner, type Signing } from './signing.ts';

type At = Pick<Signing, 'envelope' | 'recipient' | 'session' | 'language'>;

/** A document that the signer has to open or to accept before finishing. */
export interface Acknowledgement {
  kind: 'open' | 'accept';
  /** The name of its field, and its ID on the page. */
  name: string;
  label: string;
  done: boolean;
  /** The sentence for a signer who has not done it. */
  missing: string;
  error?: string | undefined;
}

/**
 * Lists what `signerMustAcknowledge` asks of a signer, for each document that the signer sees, in
 * their order. The end of a document is not watched, so `view_read_accept` is as `view_accept`.
 */
export function listAcknowledgements(at: At, entered?: Entered): Acknowledgement[][] {
  return documentsFor(at).map((document) => listFor(at, document, entered));
}

function listFor(at: At, document: StoredDocument, entered?: Entered): Acknowledgement[] {
  const { documentId, name, content, signerMustAcknowledge = '' } = document;
  if (content === undefined || hasTabsForIt(at, document)) return [];
  const { t } = languageOf(at);
  const asked = signerMustAcknowledge.split('_');
  const [open, accept] = [`open-${documentId}`, `accept-${documentId}`];
  const all: (Acknowledgement & { word: string })[] = [
    {
      word: 'view',
      kind: 'open',
      name: open,
      label: t('Open {name} as PDF', { name }),
      done: at.session.opened?.includes(documentId) === true,
      missing: t('Open {name} before you finish.', { name }),
      error: entered?.errors.get(open),
    },
    {
      word: 'accept',
      kind: 'accept',
      name: accept,
      label: t('I accept {name}', { name }),
      done: entered?.texts.get(accept) === 'true',
      missing: t('Accept {name} before you finish.', { name }),
      error: entered?.errors.get(accept),
    },
  ];
  return all.filter(({ word }) => asked.includes(word));
}

/** Checks whether a document has tabs to view or approve it, which hold in place of the property. */
function hasTabsForIt({ recipient }: At, { documentId }: StoredDocument): boolean {
  return eachTab(recipient.tabs).some(
    ({ list, tab }) =>
      (list === 'viewTabs' || list === 'approveTabs') && tab.documentId === documentId,
  );
}

/** Adds an error for each document that the signer has not opened or accepted, but has to. */
export function checkAcknowledgements(
  at: At,
  { texts }: Pick<SentForm, 'texts'>,
  errors: Map<string, string>,
): void {
  for (const { name, done, missing } of listAcknowledgements(at, { texts, errors }).flat())
    if (!done) errors.set(name, missing);
}

/** Writes into the history which documents the signer has opened and accepted, as asked. */
export function recordAcknowledgements(signing: Signing, { texts }: Pick<SentForm, 'texts'>): void {
  const { state, envelope } = signing;
  const signer = getSigner(signing);
  const asked = listAcknowledgements(signing, { texts, errors: new Map() });
  for (const [index, { name }] of documentsFor(signing).entries())
    for (const { kind } of asked[index] ?? []) {
      const [action, did] =
        kind === 'open' ? ['Opened Document', 'opened'] : ['Accepted Document', 'accepted'];
      addAudit(state, envelope, signer, action, `${signer.userName} ${did} the document ${name}.`);
    }
}
