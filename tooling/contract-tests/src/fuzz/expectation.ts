import { Broken } from './answer.ts';
import type { FuzzRequest } from './request.ts';
import { messageIn } from '../json.ts';
import type { FuzzReply } from './send.ts';

/**
 * Holds an answer to what the contract says must become of the request.
 * @throws Broken where something else became of it
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
    // No rule of a schema says which codes and tokens are known.
    if (operation.id === 'OAuth_token' && [400, 401].includes(status) && !/\//.test(message))
      return;
    throw new Broken(`it fits the contract, and is answered with ${status}: ${message}`);
  }
  if (expects.kind === 'stopped' && status !== expects.status)
    throw new Broken(`${expects.status} is due, and is answered with ${status}: ${message}`);
  if (expects.kind !== 'refused') return;
  if (status !== 400)
    throw new Broken(`400 is due at ${place(expects.at)}, for ${expects.why}; it is ${status}`);
  if (!message.includes(expects.at))
    throw new Broken(
      `the error must name ${place(expects.at)}, for ${expects.why}; it is: ${message}`,
    );
}

function place(at: string): string {
  return at === '' ? 'the body' : at;
}
