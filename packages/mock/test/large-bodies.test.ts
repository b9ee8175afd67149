// The memory of large bodies is given back once they were read, which nobody must notice.
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const path = '/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes';

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** A definition of so many bytes. */
function definition(bytes: number): Buffer {
  const [start, end] = ['{"status":"created","documents":[{"documentBase64":"', '"}]}'];
  return Buffer.from(
    start + 'ab+/'.repeat(bytes).slice(0, bytes - start.length - end.length) + end,
  );
}

interface Sent {
  body: Buffer;
  contentType?: string;
  /** Sends the length of the body ahead, and not the lengths of its pieces. */
  announced: boolean;
}

async function send({ body, contentType = 'application/json', announced }: Sent): Promise<number> {
  const outgoing = request(`${mock.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer any',
      'content-type': contentType,
      ...(announced && { 'content-length': body.length }),
    },
  });
  const half = Math.floor(body.length / 2);
  outgoing.write(body.subarray(0, half));
  const answered = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      void buffer(response).then(() => resolve(response.statusCode ?? 0));
    });
  });
  setImmediate(() => outgoing.end(body.subarray(half)));
  return answered;
}

describe.each([true, false])('a body with its length ahead: %s', (announced) => {
  it.each([1000, 65_535, 65_536, 65_537, 200_000, 1_100_000, 3_000_000])(
    'is read and kept with %i bytes',
    async (length) => {
      const body = definition(length);
      expect(await send({ body, announced })).toBe(201);
      const { id = 0 } = mock.traffic.recent().at(-1) ?? {};
      const { text, length: kept } = mock.traffic.find(id)?.request.body ?? {};
      expect(kept).toBe(length);
      expect(text).toContain('"documentBase64":"');
      expect(text).toHaveLength(Math.min(length, 65_536));
    },
  );

  it('is taken with parts and files, too', async () => {
    const json = '{"status":"created","documents":[{"documentId":"1","name":"Lease"}]}';
    const file = 'content-disposition: file; documentid="1"\r\n\r\n';
    const body = Buffer.from(
      `--b\r\ncontent-type: application/json\r\n\r\n${json}\r\n--b\r\n${file}${'x'.repeat(500_000)}\r\n--b--\r\n`,
    );
    expect(await send({ body, contentType: 'multipart/form-data; boundary=b', announced })).toBe(
      201,
    );
    const { id = 0 } = mock.traffic.recent().at(-1) ?? {};
    const { parts } = mock.traffic.find(id)?.request.body ?? {};
    expect(parts).toHaveLength(2);
  });

  // Node 20 cannot free them.
  it.skipIf(!('transfer' in ArrayBuffer.prototype))('leaves no memory in use', async () => {
    const body = definition(4_000_000);
    await send({ body, announced });
    const before = process.memoryUsage().arrayBuffers;
    for (let count = 0; count < 8; count += 1) await send({ body, announced });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(body.length);
  });
});
