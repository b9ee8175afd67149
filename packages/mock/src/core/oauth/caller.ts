import type { MockRequest } from '../message.ts';
import type { FindClient, KnownClient } from './clients.ts';
import { GrantRefusal } from './grant-refusal.ts';

/** The application that asks for a token. */
export interface Caller {
  client: KnownClient;
  /** True if the request carried a secret key. */
  showedSecret: boolean;
}

/** An integration key and a secret key. */
interface Credentials {
  id: string;
  secret: string;
}

/**
 * Identifies the application that requests a token, by HTTP Basic or by the fields of the form.
 * @throws GrantRefusal if it is unknown or has not proved its identity
 */
export function identifyCaller(
  { request, form }: { request: Pick<MockRequest, 'headers'>; form: URLSearchParams },
  find: FindClient,
): Caller {
  const basic = readBasic(request.headers.authorization);
  const named = form.get('client_id');
  const id = basic?.id ?? named;
  if (id === null)
    throw new GrantRefusal(
      'invalid_client',
      'The request does not identify the application. Send HTTP Basic, or client_id in the form.',
    );
  if (named !== null && named.toLowerCase() !== id.toLowerCase())
    throw new GrantRefusal(
      'invalid_request',
      'The Authorization header and client_id name different applications.',
    );
  const client = find(id);
  if (client === undefined) throw new GrantRefusal('invalid_client', 'Unknown integration key.');
  const secret = basic?.secret ?? form.get('client_secret') ?? '';
  if (client.secret !== undefined && secret === '')
    throw new GrantRefusal('invalid_client', 'The secret key of the application is required.');
  if (client.secret !== undefined && secret !== client.secret)
    throw new GrantRefusal('invalid_grant', 'unauthorized_client');
  return { client, showedSecret: secret !== '' };
}

/** Reads the credentials of a Basic Authorization header; other schemes prove nothing here. */
function readBasic(header: string | undefined): Credentials | undefined {
  const coded = /^basic +(\S+) *$/i.exec(header ?? '')?.[1];
  if (coded === undefined) return undefined;
  const [id = '', secret] = Buffer.from(coded, 'base64').toString().split(/:(.*)/s);
  if (secret === undefined)
    throw new GrantRefusal(
      'invalid_client',
      'The Authorization header must be `Basic`, a space, and the Base64 of the integration key, a colon and the secret key.',
    );
  return { id, secret };
}
