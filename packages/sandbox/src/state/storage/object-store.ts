import { readOutsideBytes } from '@countersign/mock/core/outside';
import { messageOf } from '@countersign/mock/core/words';
import { contentId } from '../content-id.ts';
import { loadPeer } from './load-peer.ts';
import { StorageError, StorageFailure } from './errors.ts';
import type { ObjectStoreOptions } from './options.ts';

/** Keeps bytes by their SHA-256 in base64url, apart from the database. */
export interface ObjectStore {
  /** @throws StorageFailure where the store does not take them */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @throws StorageFailure where the store does not give them, or gives others */
  get(name: string): Promise<Buffer>;
  /**
   * Deletes an object; does nothing if it does not exist.
   * @throws StorageFailure if the store does not answer
   */
  delete(name: string): Promise<void>;
}

/** The most that is read of what the store sends, in bytes: of contents, and of its errors. */
const mostRead = { content: 256 * 1024 * 1024, error: 16 * 1024 };

/** Timeout in milliseconds for a request to the object store. */
const longest = 30_000;

/**
 * Opens a bucket.
 * @throws StorageError where the address or the keys are missing
 * @throws Error where `aws4fetch` is not installed
 */
export async function openObjectStore(options: ObjectStoreOptions): Promise<ObjectStore> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION } = process.env;
  const { accessKeyId = AWS_ACCESS_KEY_ID, secretAccessKey = AWS_SECRET_ACCESS_KEY } = options;
  const url = URL.parse(options.url);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new StorageError(
      `the address of the object store must be like https://host/bucket, not ${options.url}`,
    );
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StorageError(
      'the object store needs keys; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    );
  const { AwsClient } = await loadPeer(
    () => import('aws4fetch'),
    'aws4fetch',
    'documents in an object store need',
  );
  const { region = AWS_REGION ?? 'us-east-1' } = options;
  // The sandbox says to its callers that they may send the request again.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = url.href.replace(/\/$/, '');

  async function ask(name: string, init: RequestInit, missing?: number): Promise<Response> {
    const response = await client
      .fetch(`${base}/${name}`, {
        ...init,
        // Another address is not the store that was named.
        redirect: 'error',
        signal: AbortSignal.timeout(longest),
      })
      .catch((cause: unknown) => {
        throw failed(messageOf(cause), cause);
      });
    if (response.ok || response.status === missing) return response;
    const told = await readOutsideBytes(response.body, mostRead.error).catch(() => '');
    throw failed(`it responded with ${response.status}`, told.toString());
  }

  return {
    async put(name, bytes) {
      const body = new Uint8Array(bytes);
      await ask(name, { method: 'PUT', body, headers: { 'content-length': `${body.length}` } });
    },
    async get(name) {
      const { body } = await ask(name, {});
      const bytes = await readOutsideBytes(body, mostRead.content).catch((cause: unknown) => {
        throw failed(messageOf(cause), cause);
      });
      if (contentId(bytes) !== name)
        throw failed(`what it gives as ${name} is not what was put there`, undefined);
      return bytes;
    },
    async delete(name) {
      await ask(name, { method: 'DELETE' }, 404);
    },
  };
}

function failed(reason: string, cause: unknown): StorageFailure {
  return new StorageFailure(
    `Nothing was changed: the object store failed (${reason}). Look after it, and send the request again.`,
    cause,
  );
}
