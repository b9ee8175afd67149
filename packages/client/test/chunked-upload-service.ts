import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChunkedUploadResponse } from '@countersign/types/esign-v2.1/schemas/chunkedUploadResponse';
import { readBody, localServer } from './local-server.ts';

interface Upload {
  parts: Map<number, Buffer>;
  committed: boolean;
}

/** A fault of a request: it is refused, or done without an answer, or its bytes are damaged. */
export type Mishap = { status: number } | 'answer lost' | 'damaged' | undefined;

/** The service's uploads in parts, as specs/esign-v2.1/resources/ChunkedUploads describes them. */
export async function startUploads() {
  const uploads = new Map<string, Upload>();
  const calls: string[] = [];
  const limits = { parts: 128, bytes: 52_428_800, expiry: '2099-01-01T00:00:00.0000000Z' };
  /** The faults of the next requests, by call, such as `PUT 2`. */
  const mishaps = new Map<string, Mishap[]>();

  function describe(id: string, withChecksum: boolean): ChunkedUploadResponse {
    const { parts, committed } = uploads.get(id) ?? { parts: new Map(), committed: false };
    const bytes = joinParts(parts);
    return {
      chunkedUploadId: id,
      chunkedUploadUri: `/chunked_uploads/${id}`,
      committed: committed ? 'true' : 'false',
      expirationDateTime: limits.expiry,
      maxChunkedUploadParts: String(limits.parts),
      maxTotalSize: String(limits.bytes),
      totalSize: String(bytes.length),
      ...(withChecksum && { checksum: createHash('sha256').update(bytes).digest('hex') }),
      chunkedUploadParts: [...parts].map(([sequence, part]) => ({
        sequence: String(sequence),
        size: String(part.length),
      })),
    };
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host');
    const [, id = randomUUID(), part] =
      /\/chunked_uploads(?:\/([^/]+)(?:\/(\d+))?)?$/.exec(pathname) ?? [];
    const action = searchParams.get('action') ?? undefined;
    const call = [request.method, part ?? action].filter(Boolean).join(' ');
    calls.push(call);
    const body = await readBody(request);
    const mishap = mishaps.get(call)?.shift();
    const answer = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(value));
    const refuse = (status: number, errorCode: string) =>
      answer(status, { errorCode, message: 'Refused.' });
    if (typeof mishap === 'object') return void refuse(mishap.status, 'UNSPECIFIED_ERROR');

    const upload = uploads.get(id) ?? { parts: new Map<number, Buffer>(), committed: false };
    if (request.method !== 'POST' && !uploads.has(id))
      return void refuse(404, 'RESOURCE_NOT_FOUND');
    if (request.method === 'POST' || part !== undefined) {
      const sequence = Number(part ?? 0);
      const { data }: { data: string } = JSON.parse(body.toString());
      const bytes = Buffer.from(data, 'base64');
      if (mishap === 'damaged') bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
      if (sequence !== upload.parts.size || upload.committed || sequence >= limits.parts)
        return void refuse(400, 'INVALID_REQUEST_PARAMETER');
      upload.parts.set(sequence, bytes);
      uploads.set(id, upload);
    }
    if (action === 'commit') {
      if (upload.committed) return void refuse(400, 'INVALID_REQUEST_PARAMETER');
      upload.committed = true;
    }
    if (mishap === 'answer lost') return void response.destroy();
    const withChecksum = action === 'commit' || searchParams.get('include') === 'checksum';
    answer(request.method === 'POST' ? 201 : 200, describe(id, withChecksum));
  }

  const server = await localServer((request, response) => void take(request, response));
  return {
    ...server,
    /** Every call in its order: `POST`, `PUT 1`, `GET`, `PUT commit`. */
    calls,
    limits,
    mishaps,
    /** The bytes of an upload, and whether it is committed. */
    stored(id: string) {
      const upload = uploads.get(id);
      if (upload === undefined) throw new Error(`there is no upload ${id}`);
      return { bytes: joinParts(upload.parts), committed: upload.committed };
    },
  };
}

function joinParts(parts: ReadonlyMap<number, Buffer>): Buffer {
  return Buffer.concat([...parts.values()]);
}
