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
export type CreateCompletedPdf = (document: StoredDocument) => Promise<Uint8Array>;

/**
 * Creates documents of an envelope, which must not change meanwhile. Its tabs are gone through once
 * for all documents: there may be thousands.
 */
export function completedPdfs(state: State, envelope: StoredEnvelope): CreateCompletedPdf {
  let found: ReadonlyMap<string, readonly PartyTabs[]> | undefined;
  return async (document) => {
    const pdf = await readContent(state, envelope, document);
    const marks: Mark[] = isStamped(envelope)
      ? [{ kind: 'envelopeStamp', envelopeId: envelope.envelopeId }]
      : [];
    found ??= sortByDocument(envelope);
    for (const { recipient, tabs } of found.get(document.documentId) ?? []) {
      const filler = recipient === undefined ? noFiller : await readFiller(state, recipient);
      for (const tab of tabs) marks.push(...marksOfTab(tab, filler, envelope.sender));
    }
    if (marks.length === 0) return pdf;
    return asServiceRefusal(document.name, state.documents.drawMarks(pdf, marks));
  };
}

/** Creates one document of an envelope. @throws ServiceRefusal as `CreateCompletedPdf` */
export function completedPdf(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
): Promise<Uint8Array> {
  return completedPdfs(state, envelope)(document);
}

/** The tabs of one recipient on one document; without a recipient, those that the sender fills in. */
interface PartyTabs {
  recipient: StoredRecipient | undefined;
  tabs: ListedTab[];
}

/** Finds the tabs to draw on each document, by its ID, in the order of the recipients. */
function sortByDocument({ recipients, prefillTabs }: StoredEnvelope): Map<string, PartyTabs[]> {
  const found = new Map<string, PartyTabs[]>();
  for (const recipient of recipients.flatMap(listParties)) {
    const shown = shownTabs(recipient.tabs);
    add(
      recipient,
      eachTab(recipient.tabs).filter(({ tab }) => shown.has(tab)),
    );
  }
  if (prefillTabs !== undefined) add(undefined, eachTab({ prefillTabs }));
  return found;

  function add(recipient: StoredRecipient | undefined, all: readonly ListedTab[]): void {
    for (const listed of all) {
      const { documentId } = listed.tab;
      if (documentId === undefined || !isPlaced(listed)) continue;
      const parties = found.get(documentId) ?? [];
      found.set(documentId, parties);
      const last = parties.at(-1);
      if (last !== undefined && last.recipient === recipient) last.tabs.push(listed);
      else parties.push({ recipient, tabs: [listed] });
    }
  }
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
function isPlaced(listed: ListedTab): boolean {
  return placedParts(listed).every(({ xPosition }) => xPosition !== undefined);
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
