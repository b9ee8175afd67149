import type { OAuthCall, OAuthReply } from './oauth.ts';

/**
 * The user of the spec's example, whatever the token says: the name, the accounts and their
 * addresses belong together. All addresses are on the server that answers, so that a client that
 * follows them stays with it.
 */
export function userInfo(call: OAuthCall): OAuthReply {
  const { origin } = call.request;
  const text = JSON.stringify(call.example(200, 'oneAccount'));
  const body: Record<string, unknown> = JSON.parse(text, (name, value: unknown) =>
    typeof value === 'string' && ['base_uri', 'href'].includes(name) ? moved(value, origin) : value,
  );
  return { status: 200, body };
}

/** The same address on another server. */
function moved(address: string, origin: string): string {
  return origin + address.slice(new URL(address).origin.length);
}
