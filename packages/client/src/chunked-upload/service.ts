import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1/schemas/chunkedUploadResponse';
import type { Client } from '../client.js';
import { CountersignError } from '../errors/countersign-error.js';
import { BadRequestError } from '../errors/service-error.js';
import {
  chunkedUploadsCommit,
  chunkedUploadsCreate,
  chunkedUploadsGet,
  chunkedUploadsUpdate,
} from '../generated/esign-v2.1/chunked-uploads.js';
import type { CallOptions } from '../options.js';
import { base64 } from '../base64.js';

/** The calls of one upload. */
export interface Service {
  /** Sends part 0. Not repeated: each time would start one more upload. */
  start(bytes: Uint8Array): Promise<ChunkedUploadResponse>;
  /** Sends a part after part 0. */
  add(id: string, part: number, bytes: Uint8Array): Promise<void>;
  /**
   * Requests the parts that the service has, with their checksum. Throws if the upload has expired.
   */
  state(id: string): Promise<ChunkedUploadResponse>;
  commit(id: string): Promise<ChunkedUploadResponse>;
}

export function createService(
  client: Client<'esign'>,
  accountId: string | undefined,
  options: CallOptions,
): Service {
  const again: CallOptions = {
    ...options,
    retry: options.retry === false ? false : { ...options.retry, unsafe: true },
  };

  async function state(chunkedUploadId: string): Promise<ChunkedUploadResponse> {
    const path = { accountId, chunkedUploadId };
    const { data, headers } = await chunkedUploadsGet(
      client,
      { path, query: { include: 'checksum' } },
      options,
    ).withResponse();
    // The service's own clock, since ours may be wrong.
    const now = Date.parse(headers.get('date') ?? '') || Date.now();
    if (Date.parse(data.expirationDateTime ?? '') <= now)
      throw new CountersignError(
        `its time was over at ${data.expirationDateTime}; start a new one`,
      );
    return data;
  }

  /**
   * Returns the state of the upload if the service refused a call only because the call had
   * succeeded before and its answer was lost; otherwise throws the error of the service.
   */
  async function unlessDone(
    id: string,
    error: unknown,
    isDone: (now: ChunkedUploadResponse) => boolean,
  ): Promise<ChunkedUploadResponse> {
    if (!(error instanceof BadRequestError)) throw error;
    const now = await state(id).catch(() => undefined);
    if (now === undefined || !isDone(now)) throw error;
    return now;
  }

  return {
    state,
    async start(bytes) {
      return chunkedUploadsCreate(
        client,
        { path: { accountId }, body: { data: base64(bytes) } },
        options,
      );
    },
    async add(chunkedUploadId, part, bytes) {
      const path = { accountId, chunkedUploadId, chunkedUploadPartSeq: String(part) };
      const body = { data: base64(bytes) };
      await chunkedUploadsUpdate(client, { path, body }, again).catch((error: unknown) =>
        unlessDone(chunkedUploadId, error, (now) => partSizes(now).get(part) === bytes.length),
      );
    },
    async commit(chunkedUploadId) {
      const path = { accountId, chunkedUploadId };
      return chunkedUploadsCommit(client, { path, query: { action: 'commit' } }, again).catch(
        (error: unknown) => unlessDone(chunkedUploadId, error, isCommitted),
      );
    },
  };
}

export function isCommitted({ committed }: ChunkedUploadResponse): boolean {
  return committed === 'true';
}

/** The bytes of each part that the service has, by its number. */
export function partSizes(upload: ChunkedUploadResponse | undefined): Map<number, number> {
  return new Map(
    upload?.chunkedUploadParts?.map(
      ({ sequence, size }) => [Number(sequence), Number(size)] as const,
    ),
  );
}
