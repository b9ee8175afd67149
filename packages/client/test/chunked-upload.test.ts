import { randomBytes } from 'node:crypto';
import { BadRequestError, createClient, InputError, ServerError } from '@countersign/client';
import {
  ChunkedUploadError,
  uploadInParts,
  type UploadProgress,
} from '@countersign/client/uploads';
import { validation } from '@countersign/client/validation';
import { operationValidators } from '@countersign/zod/esign-v2.1/operations';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startUploads } from './chunked-upload-service.ts';

let service: Awaited<ReturnType<typeof startUploads>>;

beforeEach(async () => {
  service = await startUploads();
});
afterEach(() => service.close());

/**
 * Requests and responses are validated against the contract, so that the tests do not invent it.
 */
function client() {
  return createClient({
    baseUrl: service.url,
    path: { accountId: '4410' },
    retry: { delay: 1 },
    validation: validation(operationValidators),
  });
}

const quickly = { partSize: 10, retry: { delay: 1 } };
/** Four parts of ten bytes at most. */
const file = new Uint8Array(randomBytes(35));

async function catchUploadError(upload: Promise<unknown>): Promise<ChunkedUploadError> {
  const error: unknown = await upload.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ChunkedUploadError) return error;
  throw new Error('the upload did not fail as an upload', { cause: error });
}

/** An upload that ended with its second part. */
async function stopped(): Promise<string> {
  const controller = new AbortController();
  const reason = new Error('the harbour closes');
  const { signal } = controller;
  const error = await catchUploadError(
    uploadInParts(client(), file, {
      ...quickly,
      signal,
      onProgress: ({ partsDone }) => partsDone === 2 && controller.abort(reason),
    }),
  );
  expect(error).toMatchObject({ cause: reason, partsDone: 2 });
  service.calls.length = 0;
  return error.chunkedUploadId;
}

describe('an upload', () => {
  it('sends the parts in their order, compares and commits', async () => {
    const upload = await uploadInParts(client(), file, quickly);
    expect(service.calls).toEqual(['POST', 'PUT 1', 'PUT 2', 'PUT 3', 'GET', 'PUT commit']);
    expect(upload).toMatchObject({ committed: 'true', totalSize: '35' });
    expect(service.stored(upload.chunkedUploadId)).toEqual({
      bytes: Buffer.from(file),
      committed: true,
    });
  });

  it('brings any bytes, in parts of any size, from memory and from a Blob', async () => {
    const sizes = fc.integer({ min: 1, max: 60_000 });
    await fc.assert(
      fc.asyncProperty(sizes, sizes, fc.boolean(), async (size, step, asBlob) => {
        const bytes = new Uint8Array(randomBytes(size));
        const partSize = Math.max(step, Math.ceil(size / 20));
        const content = asBlob ? new Blob([bytes]) : bytes;
        const { chunkedUploadId } = await uploadInParts(client(), content, { partSize });
        expect(service.stored(chunkedUploadId).bytes.equals(bytes)).toBe(true);
      }),
      { seed: 42, numRuns: 25 },
    );
  });

  it('has a size of parts of its own', async () => {
    const bytes = new Uint8Array(9 * 1024 * 1024);
    await uploadInParts(client(), new Blob([bytes]));
    expect(service.calls).toEqual(['POST', 'PUT 1', 'PUT 2', 'GET', 'PUT commit']);
  });

  it('tells how far it is', async () => {
    const seen: UploadProgress[] = [];
    const { chunkedUploadId } = await uploadInParts(client(), file, {
      ...quickly,
      partSize: 20,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen).toEqual([
      { chunkedUploadId, partsDone: 1, bytesDone: 20, bytes: 35 },
      { chunkedUploadId, partsDone: 2, bytesDone: 35, bytes: 35 },
    ]);
  });

  it('is not committed where the service got other bytes', async () => {
    service.mishaps.set('PUT 2', ['damaged']);
    const error = await catchUploadError(uploadInParts(client(), file, quickly));
    expect(error.message).toContain('the service received different bytes');
    expect(service.calls).not.toContain('PUT commit');
  });
});

describe('what goes wrong on the way', () => {
  it('is tried again', async () => {
    service.mishaps.set('PUT 1', [{ status: 503 }]);
    service.mishaps.set('PUT commit', [{ status: 503 }]);
    const { chunkedUploadId } = await uploadInParts(client(), file, quickly);
    expect(service.stored(chunkedUploadId)).toMatchObject({ committed: true });
    expect(service.calls.filter((call) => call === 'PUT 1')).toHaveLength(2);
  });

  it('is no harm where only the answer was lost', async () => {
    service.mishaps.set('PUT 1', ['answer lost']);
    service.mishaps.set('PUT commit', ['answer lost']);
    const { chunkedUploadId, committed } = await uploadInParts(client(), file, quickly);
    expect(committed).toBe('true');
    expect(service.stored(chunkedUploadId).bytes.equals(file)).toBe(true);
    expect(service.calls).toEqual([
      'POST',
      'PUT 1',
      'PUT 1',
      'GET',
      'PUT 2',
      'PUT 3',
      'GET',
      'PUT commit',
      'PUT commit',
      'GET',
    ]);
  });

  it('does not start a second upload, and is what the first call threw', async () => {
    service.mishaps.set('POST', [{ status: 503 }]);
    await expect(uploadInParts(client(), file, quickly)).rejects.toBeInstanceOf(ServerError);
    expect(service.calls).toEqual(['POST']);
  });

  it.each([
    ['PUT 2', 400, BadRequestError, 2],
    ['PUT 1', 500, ServerError, 1],
    ['PUT commit', 400, BadRequestError, 4],
  ])('is told with the upload: %s, %i', async (call, status, cause, partsDone) => {
    service.mishaps.set(call, [{ status }, { status }, { status }]);
    const error = await catchUploadError(uploadInParts(client(), file, quickly));
    expect(error.cause).toBeInstanceOf(cause);
    expect(error.partsDone).toBe(partsDone);
    expect(service.stored(error.chunkedUploadId).committed).toBe(false);
  });

  it('is not tried again where the caller does not want it', async () => {
    service.mishaps.set('PUT 1', [{ status: 503 }]);
    await catchUploadError(uploadInParts(client(), file, { ...quickly, retry: false }));
    expect(service.calls).toEqual(['POST', 'PUT 1']);
  });
});

describe('an upload that stopped', () => {
  it.each([
    [10, ['GET', 'PUT 2', 'PUT 3', 'GET', 'PUT commit']],
    [99, ['GET', 'PUT 2', 'GET', 'PUT commit']],
  ])('goes on with what is missing, in parts of %i', async (partSize, calls) => {
    const resume = await stopped();
    await uploadInParts(client(), file, { resume, partSize });
    expect(service.calls).toEqual(calls);
    expect(service.stored(resume)).toEqual({ bytes: Buffer.from(file), committed: true });
  });

  it('takes no part of another file', async () => {
    const resume = await stopped();
    const other = new Uint8Array(randomBytes(35));
    const error = await catchUploadError(uploadInParts(client(), other, { ...quickly, resume }));
    expect(error.message).toContain('the service received different bytes');
    expect(service.calls).toEqual(['GET']);
  });

  it('takes no part where it has more than the file', async () => {
    const resume = await stopped();
    const error = await catchUploadError(uploadInParts(client(), file.slice(0, 15), { resume }));
    expect(error.message).toContain('the service received 20 bytes instead of 15');
    expect(service.calls).not.toContain('PUT commit');
  });

  it('takes no part after its time', async () => {
    const resume = await stopped();
    service.limits.expiry = '2026-01-01T00:00:00.0000000Z';
    const error = await catchUploadError(uploadInParts(client(), file, { ...quickly, resume }));
    expect(error.message).toContain('its time was over at 2026-01-01');
    expect(service.calls).toEqual(['GET']);
  });

  it('is given as it is where it was committed', async () => {
    const { chunkedUploadId: resume } = await uploadInParts(client(), file, quickly);
    service.calls.length = 0;
    const upload = await uploadInParts(client(), file, { ...quickly, resume });
    expect(upload).toMatchObject({ chunkedUploadId: resume, committed: 'true' });
    expect(service.calls).not.toContain('PUT commit');
  });
});

describe('limits', () => {
  it.each([
    ['an empty file', 0, {}, 'the file is empty'],
    ['too large a file', 52_428_801, {}, 'the upload limit is 52428800'],
    ['more than the caller says', 35, { maxTotalSize: 30 }, 'the upload limit is 30'],
    ['too many parts', 2570, { partSize: 10 }, 'the file needs 257 parts'],
    ['a part that no request can hold', 10, { partSize: 27_000_000 }, 'partSize must be'],
    ['half a byte', 10, { partSize: 2.5 }, 'partSize must be'],
  ])('refuse %s before anything is sent', async (_name, size, options, message) => {
    const upload = uploadInParts(client(), new Uint8Array(size), options);
    await expect(upload).rejects.toBeInstanceOf(InputError);
    await expect(upload).rejects.toThrow(message);
    expect(service.calls).toEqual([]);
  });

  it('of the account are the last word', async () => {
    service.limits.parts = 3;
    const parts = await catchUploadError(uploadInParts(client(), file, quickly));
    expect(parts.partsDone).toBe(1);
    expect(parts.message).toContain('the file needs 4 parts, but the limit of the account is 3');
    service.limits.bytes = 30;
    const bytes = await catchUploadError(
      uploadInParts(client(), file, { ...quickly, partSize: 20 }),
    );
    expect(bytes.message).toContain(
      'the file has 35 bytes, but the upload limit of the account is 30',
    );
    expect(service.calls).toEqual(['POST', 'POST']);
  });
});
