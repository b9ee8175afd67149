import { Broken } from './answer.ts';
import type { FuzzRequest } from './request.ts';
import { messageIn } from '../json.ts';
import type { FuzzReply } from './send.ts';

/**
 * Checks that the response has the status that the contract requires for the request.
 * @param keeps true if the server keeps state, and so may reject valid requests
 * @throws Broken if it has another status
 */
export function checkExpectation(
  { expects, operation }: FuzzRequest,
  { status }: FuzzReply,
  data: unknown,
  keeps: boolean,
): void {
  const message = messageIn(data);
  if (expects.kind === 'accepted') {
    if (status < 400) return;
    if (keeps && status < 500 && message !== '') return;
    // No schema says which codes and tokens exist.
    if (operation.id === 'OAuth_token' && [400, 401].includes(status) && !/\//.test(message))
      return;
    throw new Broken(`the request is valid, but the response is ${status}: ${message}`);
  }
  if (expects.kind !== 'refused' || (status === 400 && message.includes(expects.at))) return;
  // OAuth 2.0 has a code for an unknown grant, and nothing else in the answer.
  if (expects.at === '/grant_type' && status === 400 && message === 'unsupported_grant_type')
    return;
  const place = expects.at === '' ? 'the body' : expects.at;
  throw new Broken(
    `expected 400 and a message that names ${place}, since ${expects.why}; got ${status}: ${message}`,
  );
}
