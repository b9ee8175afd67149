import { Content } from '../content.js';
import { delivery } from '../generated/delivery.js';
import { digestsBy } from './digest.js';
import { importKeys } from './key.js';
import { toBytes, type RawBody } from './raw-body.js';

/** Additional headers of a signature. */
export interface SignOptions {
  /** The account whose keys the secrets are, by GUID. Without it that header is not written. */
  accountId?: string | undefined;
}

/**
 * Signs a body the way the service does, for tests of a listener.
 * @param secrets the account's keys in their order; each gets a header of its own
 * @returns the headers to send with the body, by name
 * @throws {ConnectError} `no-secret` where the list or a secret is empty or missing
 */
export async function sign(
  rawBody: RawBody,
  secrets: readonly string[],
  { accountId }: SignOptions = {},
): Promise<Record<string, string>> {
  const { headerPrefix, methodHeader, method, accountHeader } = delivery.signature;
  const digests = await digestsBy(await importKeys(secrets), toBytes(rawBody));
  return {
    [methodHeader]: method,
    ...(accountId === undefined ? {} : { [accountHeader]: accountId }),
    ...Object.fromEntries(
      digests.map((digest, index) => [
        `${headerPrefix}${index + 1}`,
        Content.fromBytes(digest).base64,
      ]),
    ),
  };
}
