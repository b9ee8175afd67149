import { sign } from '@countersign/connect';
import { messageOf } from '@countersign/mock/core/words';
import type { ConnectCertificates } from '../documents/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Post, PostOutcome } from './post.ts';
import type { ToSend } from './to-send.ts';

/** The dependencies of sending a message. */
export interface SendParts {
  post: Post;
  tokens: AccessTokens;
  certificates: () => Promise<ConnectCertificates>;
}

/** The tenant whose message is sent: its space and its time. */
export interface Sender {
  space: number;
  now: number;
}

/** The outcome of sending a message, with the headers of the request. */
export type SendOutcome = PostOutcome & { sentHeaders?: Record<string, string> };

/** The number of bytes of a response that are kept for inspection. */
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
    // Without a recorded failure, the message would wait for ever.
    const reason = messageOf(error);
    return { problem: `The message could not be signed: ${reason}` };
  }
}
