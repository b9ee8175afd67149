import type { CertificateRecipient } from '../../documents/index.ts';
import { isDone } from '../statuses.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { signingName } from './signatures.ts';

/** Creates the certificate of completion of an envelope in its current state. */
export function createCertificate(
  state: Pick<State, 'documents'>,
  envelope: StoredEnvelope,
): Promise<Uint8Array> {
  const { envelopeId, settings, status, sender, documents, recipients, auditEvents } = envelope;
  return state.documents.certificate({
    envelopeId,
    subject: settings.emailSubject ?? '',
    status,
    created: formatTime(envelope.createdAt),
    sent: formatTime(envelope.sentAt),
    completed: formatTime(envelope.completedAt),
    sender: {
      name: sender.userName,
      email: sender.email,
      ipAddress: auditEvents.find(({ userId }) => userId === sender.userId)?.ipAddress,
    },
    documents: documents.map(({ name, pages }) => ({ name, pages: pages.length })),
    recipients: recipients.map(presentRecipient),
    events: auditEvents.map(({ at, userName, message, ipAddress }) => ({
      time: formatTime(at) ?? '',
      who: userName,
      what: message,
      ipAddress: ipAddress === '' ? undefined : ipAddress,
    })),
  });
}

const actions: Readonly<Record<RecipientType, string>> = {
  signer: 'Needs to sign',
  inPersonSigner: 'Signs in person',
  carbonCopy: 'Receives a copy',
  certifiedDelivery: 'Needs to view',
  editor: 'May edit',
  agent: 'Names recipients',
  intermediary: 'Names recipients',
  notary: 'Notarizes',
  seal: 'Seals',
  witness: 'Witnesses',
  participant: 'Takes part',
  notaryWitness: 'Witnesses for the notary',
  authorizedSignatory: 'Signs for a company',
};

function presentRecipient(recipient: StoredRecipient): CertificateRecipient {
  const { type, status, details, actedBy, recipientIdGuid, signatureImage } = recipient;
  const name = signingName(recipient);
  const signed = isDone(recipient) && recipient.signedAt !== undefined;
  return {
    name,
    email: actedBy?.email ?? details.email ?? details.hostEmail ?? '',
    action: actions[type],
    status,
    authentication: listAuthentication(details),
    signature: signed
      ? `${name} (${signatureImage === undefined ? 'adopted' : 'own image'})`
      : undefined,
    signatureId: signed ? recipientIdGuid : undefined,
    ipAddress: recipient.ipAddress,
    sent: formatTime(recipient.sentAt),
    viewed: formatTime(recipient.deliveredAt),
    signed: formatTime(recipient.signedAt),
  };
}

const checkNames = {
  accessCodeResult: 'Access code',
  phoneAuthResult: 'Telephone call',
  smsAuthResult: 'Text message',
  idLookupResult: 'Identity lookup',
  idQuestionsResult: 'Identity questions',
  identityVerificationResult: 'Identity verification',
} as const;

/** The checks of a recipient with their results; undefined if there were none. */
function listAuthentication({
  recipientAuthenticationStatus: results = {},
  identityVerification,
}: StoredRecipient['details']): string | undefined {
  const workflow = identityVerification?.workflowLabel ?? checkNames.identityVerificationResult;
  const names = { ...checkNames, identityVerificationResult: workflow };
  const parts = Object.entries({
    accessCodeResult: results.accessCodeResult,
    phoneAuthResult: results.phoneAuthResult,
    smsAuthResult: results.smsAuthResult,
    idLookupResult: results.idLookupResult,
    idQuestionsResult: results.idQuestionsResult,
    identityVerificationResult: results.identityVerificationResult,
  }).flatMap(([field, result]) =>
    result?.status === undefined ? [] : [{ field, status: result.status }],
  );
  if (parts.length === 0) return undefined;
  return parts.map(({ field, status }) => `${findName(names, field)}: ${status}`).join(', ');
}

function findName(names: Readonly<Record<string, string>>, field: string): string {
  return names[field] ?? field;
}

/** Formats a time for the certificate, in UTC. */
function formatTime(time: number | undefined): string | undefined {
  return time === undefined
    ? undefined
    : new Date(time)
        .toISOString()
        .replace('T', ' ')
        .replace(/\.\d+Z$/u, ' UTC');
}
