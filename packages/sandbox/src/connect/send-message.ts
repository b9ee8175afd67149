import { sign } from '@countersign/connect';
import type { ConnectCertificates } from '../documents/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Post, PostOutcome } from './post.ts';
import type { ToSend } from './to-send.ts';

/** What sending needs. */
export interface SendParts {
  post: Post;
  tokens: AccessTokens;
  certificates: () => Promise<ConnectCertificates>;
}

/** Whose message is sent, and when: a space and the time of its tenant. */
export interface Sender {
  space: number;
  now: number;
}

/** What came of a message, and the headers that it was sent with. */
export type SendOutcome = PostOutcome & { sentHeaders?: Record<string, string> };

/** How much of a response is kept for people to read, in bytes. */
const mostRead = 4096;

/**
 * Signs a message and sends it, with an access token where its receiver wants one.
 * @evidence public
 */
export async function sendMessage(
  parts: SendParts,
  message: ToSend,
  sender: Sender,
): Promise<SendOutcome> {
  const { certificates } = parts;
  const body = await writeBody(message, certificates);
  if ('problem' in body) return body;
  const { secrets, accountId, oauth, clientCertificate } = message;
  const signatures = secrets.length === 0 ? {} : await sign(body, secrets, { accountId });
  const headers = { ...message.headers, ...signatures };
  const send = async (more: Record<string, string> = {}): Promise<SendOutcome> => {
    const sentHeaders = { ...headers, ...more };
    const outcome = await parts.post(message.url, sentHeaders, body, {
      clientCertificate,
      mostRead,
    });
    return { ...outcome, sentHeaders };
  };
  if (oauth === undefined) return send();

  const sendWithToken = async () => {
    const outcome = await parts.tokens.get(sender.space, oauth, sender.now);
    return 'token' in outcome ? send({ authorization: `Bearer ${outcome.token}` }) : outcome;
  };
  const outcome = await sendWithToken();
  if (!('status' in outcome) || outcome.status !== 401) return outcome;
  // The token may have been revoked.
  parts.tokens.forget(sender.space, oauth);
  return sendWithToken();
}

async function writeBody(
  { text, soapSecurity }: ToSend,
  certificates: SendParts['certificates'],
): Promise<Buffer | { problem: string }> {
  if (soapSecurity === undefined) return Buffer.from(text);
  const { signSoap } = await import('./sign-soap.ts');
  const { connect } = await certificates();
  try {
    return Buffer.from(signSoap(text, connect, soapSecurity));
  } catch (error) {
    // It would wait for ever; the failure says what is wrong with it.
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `The message could not be signed: ${reason}` };
  }
}
