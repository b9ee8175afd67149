import { createPublicKey, type KeyObject } from 'node:crypto';
import type { OAuthClient } from './options.ts';

/** An application with the facts to check; absent ones are not checked. */
export interface KnownClient {
  /** The integration key in lower case. */
  id: string;
  secret?: string;
  redirectUris?: readonly string[];
  /** Any of them may have signed its JWT. */
  publicKeys?: readonly KeyObject[];
  /** Gives tokens to its browser at once, in the fragment of its address. */
  implicitGrant?: boolean;
}

/** Finds an application by its integration key, in any case; undefined if it is unknown. */
export interface FindClient {
  (id: string): KnownClient | undefined;
  /** The integration keys that are known, for pages that help people; empty where any is. */
  readonly known: readonly string[];
}

/**
 * Indexes the known applications; any application is known if the list is missing.
 * @throws Error if a public key cannot be read
 */
export function createClients(clients: readonly OAuthClient[] | undefined): FindClient {
  if (clients === undefined)
    return Object.assign((id: string) => ({ id: id.toLowerCase() }), { known: [] });
  const known = new Map(clients.map((client) => [client.id.toLowerCase(), readClient(client)]));
  return Object.assign((id: string) => known.get(id.toLowerCase()), { known: [...known.keys()] });
}

function readClient({
  id,
  secret,
  redirectUris,
  publicKey,
  implicitGrant,
}: OAuthClient): KnownClient {
  return {
    id: id.toLowerCase(),
    ...(secret !== undefined && { secret }),
    ...(redirectUris !== undefined && { redirectUris }),
    ...(implicitGrant === true && { implicitGrant }),
    ...(publicKey !== undefined && { publicKeys: [readPublicKey(publicKey, id)] }),
  };
}

/**
 * Reads the public key of an application.
 * @throws Error if it cannot be read
 */
export function readPublicKey(pem: string, id: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPublicKey(pem);
  } catch {
    // The error of the parser does not help. The one below does.
  }
  if (key?.asymmetricKeyType === 'rsa') return key;
  throw new Error(
    `the publicKey of the OAuth client ${id} is no public RSA key in PEM; give the text from -----BEGIN PUBLIC KEY----- to its end`,
  );
}
