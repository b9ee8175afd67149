import { createHash } from 'node:crypto';
import type { SignHashDocument, UserInfoResponse } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { outboxPath } from '../../pages/paths.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { readContent } from '../documents/find-document.ts';
import { finishRecipient } from '../life/act.ts';
import { recipientActor } from '../life/events.ts';
import { saveEnvelope } from '../save.ts';
import { visibleDocuments } from '../visibility/visible-documents.ts';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { isReceivedBy, isRecipient } from '../received.ts';
import { isDone, signs } from '../statuses.ts';

export const Signature_getUserInfo = defineOperation(
  'Signature_getUserInfo',
  async (state, _, context) => ({
    status: 200,
    body: presentSigner(context.account.name, await findSession(state, context)),
  }),
);

export const Signature_signHashSessionInfo = defineOperation(
  'Signature_signHashSessionInfo',
  async (state, { body: { returnFormat = 'CMS' } }, context) => {
    const session = await findSession(state, context);
    const documents: SignHashDocument[] = [];
    for (const document of visibleDocuments(context, session.envelope))
      documents.push(await presentHash(state, session, document, returnFormat));
    return {
      status: 200,
      body: {
        ...presentSigner(context.account.name, session),
        documents,
        remainingSignatureRequests: documents.length,
        redirectionUrl: `${context.origin}${outboxPath(state)}`,
      },
    };
  },
);

export const Signature_completeSignHash = defineOperation(
  'Signature_completeSignHash',
  async (state, _, context) => {
    const { envelope, recipient } = await findSession(state, context, { change: true });
    // The sandbox takes the word of the provider: it does not look into the signatures.
    await finishRecipient(state, envelope, recipient, recipientActor(recipient));
    await saveEnvelope(state, envelope);
    return {
      status: 200,
      body: {
        documents: [],
        remainingSignatureRequests: '0',
        redirectionUrl: `${context.origin}${outboxPath(state)}`,
      },
    };
  },
);

export const Signature_updateTransaction = defineOperation(
  'Signature_updateTransaction',
  async (state, _, context) => ({
    status: 200,
    body: { redirectionUrl: `${context.origin}${outboxPath(state)}` },
  }),
);

export const Signature_healthCheck = defineOperation('Signature_healthCheck', async () => ({
  status: 200,
}));

function presentSigner(
  companyName: string,
  { envelope, recipient }: ProviderSession,
): UserInfoResponse {
  const { userName, email } = recipientActor(recipient);
  return {
    envelopeId: envelope.envelopeId,
    language: recipient.details.emailNotification?.supportedLanguage ?? 'en',
    sender: { accountIdGuid: envelope.accountId, companyName },
    user: { displayName: userName, email },
  };
}

async function presentHash(
  state: State,
  { envelope }: ProviderSession,
  document: StoredDocument,
  signatureType: string,
): Promise<SignHashDocument> {
  const pdf = await readContent(state, envelope, document);
  return {
    documentId: document.documentId,
    name: document.name,
    format: 'hash',
    data: createHash('sha256').update(pdf).digest('base64'),
    remainingSignatures: 1,
    signatureType,
    signatureProperties: { filter: 'Adobe.PPKLite', subFilter: 'ETSI.CAdES.detached' },
  };
}

/** The envelope and the recipient of a signing with a provider. */
interface ProviderSession {
  envelope: StoredEnvelope;
  recipient: StoredRecipient;
}

/**
 * Finds the session of a provider. The real service gives the provider a token for each session;
 * here the token of the signer identifies the latest envelope that waits for that user.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND if none does
 */
async function findSession(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  { change = false }: { change?: boolean } = {},
): Promise<ProviderSession> {
  const waiting = await state.envelopes.list(account.accountId, {
    kind: 'envelope',
    conditions: [
      await isReceivedBy(state, account.accountId, caller),
      { column: 'status', in: ['sent', 'delivered'] },
    ],
  });
  for (const { envelopeId } of waiting.toReversed()) {
    const envelope = await state.envelopes.get(envelopeId, { lock: change });
    const recipient = envelope?.recipients.find(
      (one) => signs(one) && !isDone(one) && one.status !== 'created' && isRecipient(one, caller),
    );
    if (envelope !== undefined && recipient !== undefined) return { envelope, recipient };
  }
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `No envelope waits for a signature of ${caller.userName}. Send one, or use the token of its signer.`,
  );
}
