import type { RequestContext } from '../../core/steps/context.ts';
import { answerExample } from './examples.ts';

/**
 * Returns the user of the spec's example for every token: the name, the accounts and their
 * addresses belong together. All addresses are on this server, so that a client that follows them
 * stays with it, unless the options set another `base_uri`.
 */
export function userInfo(
  { operation, request: { origin } }: RequestContext,
  baseUri = origin,
): object {
  const text = JSON.stringify(answerExample(operation, 'oneAccount'));
  const body: object = JSON.parse(text, (name, value: unknown) => {
    if (name === 'base_uri') return baseUri;
    return name === 'href' && typeof value === 'string' ? moved(value, origin) : value;
  });
  return body;
}

/** Moves an address to another server. */
function moved(address: string, origin: string): string {
  return origin + address.slice(new URL(address).origin.length);
}
