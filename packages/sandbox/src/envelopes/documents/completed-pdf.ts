import type { Mark } from '../../documents/index.ts';
import { isDone } from '../statuses.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { formatSeal } from '../notary/commission.ts';
import { asNotaryHost } from '../notary/session-members.ts';
import { shownTabs } from '../tabs/conditions.ts';
import { eachTab, placedParts, type ListedTab } from '../tabs/each-tab.ts';
import { readContent } from './find-document.ts';
import { asServiceRefusal } from './document-error.ts';
import { createInitials, getSignatureId, signingName } from './signatures.ts';
import { marksOfTab, type Filler } from './marks-of-tab.ts';

/**
 * Creates a document in its current state: with the values of the tabs, the signatures of
 * recipients who have finished and, once it was sent, the ID of the envelope on each page.
 * @throws ServiceRefusal DOCUMENT_DOES_NOT_EXIST if it was purged, UNSUPPORTED_PDF_CONTENT if the
 * PDF cannot be changed
 */
export async function completedPdf(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
): Promise<Uint8Array> {
  const pdf = await readContent(state, envelope, document);
  const marks: Mark[] = isStamped(envelope)
    ? [{ kind: 'envelopeStamp', envelopeId: envelope.envelopeId }]
    : [];
  for (const recipient of envelope.recipients.flatMap(listParties)) {
    const shown = shownTabs(recipient.tabs);
    const tabs = eachTab(recipient.tabs).filter(
      (listed) => isOn(listed, document) && shown.has(listed.tab),
    );
    if (tabs.length === 0) continue;
    const filler = await readFiller(state, recipient);
    for (const tab of tabs) marks.push(...marksOfTab(tab, filler, envelope.sender));
  }
  if (envelope.prefillTabs !== undefined)
    for (const tab of eachTab({ prefillTabs: envelope.prefillTabs }))
      if (isOn(tab, document)) marks.push(...marksOfTab(tab, noFiller, envelope.sender));
  if (marks.length === 0) return pdf;
  return asServiceRefusal(document.name, state.documents.drawMarks(pdf, marks));
}

/** A recipient, and the notary who hosts its signing. */
function listParties(recipient: StoredRecipient): StoredRecipient[] {
  const host = asNotaryHost(recipient);
  return host === undefined ? [recipient] : [recipient, host];
}

function isStamped({ kind, status, settings }: StoredEnvelope): boolean {
  return kind === 'envelope' && status !== 'created' && settings.envelopeIdStamping !== 'false';
}

/** A tab with an anchor is on no document before its text was found. */
function isOn({ list, tab }: ListedTab, { documentId }: StoredDocument): boolean {
  return (
    tab.documentId === documentId &&
    placedParts({ list, tab }).every(({ xPosition }) => xPosition !== undefined)
  );
}

const noFiller: Filler = {
  done: false,
  name: '',
  initials: '',
  font: undefined,
  id: '',
  signatureImage: undefined,
  initialsImage: undefined,
};

async function readFiller({ contents }: State, recipient: StoredRecipient): Promise<Filler> {
  const { signatureImage, initialsImage } = recipient;
  const { signatureInfo } = recipient.details;
  // The name adopted on the signing page takes precedence over the one that the sender gave.
  const name = signatureInfo?.signatureName ?? signingName(recipient);
  const done = isDone(recipient);
  const image = async (id: string | undefined) =>
    done && id !== undefined ? contents.get(id) : undefined;
  return {
    done,
    name,
    initials: signatureInfo?.signatureInitials ?? createInitials(name),
    font: signatureInfo?.fontStyle,
    id: getSignatureId(recipient),
    signatureImage: await image(signatureImage),
    initialsImage: await image(initialsImage),
    ...(recipient.commission !== undefined && { seal: formatSeal(recipient.commission) }),
  };
}
