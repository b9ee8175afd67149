import type { IncomingHttpHeaders } from 'node:http';
import { createClient, InputError, RateLimitError } from '@countersign/client';
import {
  createEnvelopeWithFiles,
  type EnvelopeFile,
  type EnvelopeWithFilesInput,
} from '@countersign/client/uploads';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBody, localServer } from './local-server.ts';

interface Seen {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let seen: Seen[];
/** The statuses that the server answers with before it answers 201. */
let refusals: number[];
let server: Awaited<ReturnType<typeof localServer>>;

beforeEach(async () => {
  seen = [];
  refusals = [];
  server = await localServer(async (request, response) => {
    const body = await readBody(request).catch(() => undefined);
    // Some break off here on purpose.
    if (body === undefined) return;
    seen.push({ url: request.url, headers: request.headers, body });
    response
      .writeHead(refusals.shift() ?? 201, { 'content-type': 'application/json' })
      .end('{"envelopeId":"3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24","status":"created"}');
  });
});
afterEach(() => server.close());

function create(documents: EnvelopeFile[], rest: Partial<EnvelopeWithFilesInput> = {}) {
  return createEnvelopeWithFiles(createClient({ baseUrl: server.url, retry: { delay: 1 } }), {
    path: { accountId: '4410' },
    body: { status: 'created' },
    documents,
    ...rest,
  });
}

const bytes = new Uint8Array([0, 255, 13, 10, 45, 45, 128]);
const lease: EnvelopeFile = { documentId: '1', name: 'lease.pdf', content: bytes };

function createStream(...chunks: Uint8Array<ArrayBuffer>[]) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
  });
}

/** A stream that says why it was let go. */
function watched() {
  let left: unknown;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    cancel: (reason) => {
      left = reason;
    },
  });
  return { stream, left: () => left };
}

/** The parts of a request, by the boundary that its head names; as text of single bytes. */
function splitParts({ headers, body }: Seen): { head: string[]; content: Buffer }[] {
  const [, boundary] =
    /^multipart\/form-data; boundary=([\w-]{1,70})$/.exec(headers['content-type'] ?? '') ?? [];
  const text = body.toString('latin1');
  const end = `--${boundary}--\r\n`;
  expect(text.endsWith(end)).toBe(true);
  const [before, ...parts] = text.slice(0, -end.length).split(`--${boundary}\r\n`);
  expect(before).toBe('');
  return parts.map((part) => {
    const empty = part.indexOf('\r\n\r\n');
    expect(part.endsWith('\r\n')).toBe(true);
    return {
      head: part.slice(0, empty).split('\r\n'),
      content: Buffer.from(part.slice(empty + 4, -2), 'latin1'),
    };
  });
}

/** The parts of the one request that came. */
function only() {
  expect(seen).toHaveLength(1);
  const [request] = seen;
  if (request === undefined) throw new Error('nothing was sent');
  const [definition, ...files] = splitParts(request);
  const json: unknown = JSON.parse(definition?.content.toString() ?? '');
  return { request, head: definition?.head, json, files };
}

describe('an envelope with files', () => {
  it('is sent in the form of the service', async () => {
    const copy = new Blob(['two'], { type: 'text/plain' });
    await create([lease, { documentId: '22', name: 'copy.txt', content: copy }], {
      query: { merge_roles_on_draft: 'true' },
    });
    const { request, head, files } = only();
    expect(request.url).toBe('/v2.1/accounts/4410/envelopes?merge_roles_on_draft=true');
    expect(head).toEqual(['Content-Type: application/json', 'Content-Disposition: form-data']);
    expect(files).toEqual([
      {
        head: [
          'Content-Type: application/octet-stream',
          'Content-Disposition: file; filename="lease.pdf"; documentid=1',
        ],
        content: Buffer.from(bytes),
      },
      {
        head: [
          'Content-Type: text/plain',
          'Content-Disposition: file; filename="copy.txt"; documentid=22',
        ],
        content: Buffer.from('two'),
      },
    ]);
  });

  it('is the same call as without files', async () => {
    expect(await create([lease])).toMatchObject({ status: 'created' });
    refusals = [400];
    const answer = await create([lease]).answer();
    expect(answer.status).toBe(400);
    refusals = [409];
    await expect(create([lease])).rejects.toThrow('Envelopes_create: 409');
  });

  it('takes the media type that the caller gives', async () => {
    const content = new Blob([bytes], { type: 'text/plain' });
    await create([{ ...lease, content, mediaType: 'application/pdf' }]);
    expect(only().files[0]?.head).toContain('Content-Type: application/pdf');
  });

  it('has another boundary each time, so that no file can hold it', async () => {
    await create([lease]);
    await create([lease]);
    expect(new Set(seen.map(({ headers }) => headers['content-type'])).size).toBe(2);
  });
});

describe('its definition', () => {
  it('gets an entry for each file that has none', async () => {
    const documents = [{ documentId: '1', name: 'The lease' }];
    await create([lease, { documentId: '2', name: 'Plan of berth 42.docx', content: bytes }], {
      body: { documents, compositeTemplates: [] },
    });
    expect(only().json).toEqual({
      documents: [
        { documentId: '1', name: 'The lease' },
        { documentId: '2', name: 'Plan of berth 42.docx', fileExtension: 'docx' },
      ],
      compositeTemplates: [],
    });
    expect(documents).toHaveLength(1);
  });

  it('may have the entry in a layer', async () => {
    const definition = { compositeTemplates: [{ document: { documentId: '1', name: 'Lease' } }] };
    await create([lease], { body: definition });
    expect(only().json).toEqual(definition);
  });

  it.each([
    ['documentBase64', { documentBase64: 'JVBERg==' }],
    ['remoteUrl', { remoteUrl: '/chunked_uploads/1' }],
  ])('must not have %s for a file', async (field, document) => {
    const definition = { documents: [{ documentId: '1', ...document }] };
    const call = create([lease], { body: definition });
    await expect(call).rejects.toBeInstanceOf(InputError);
    await expect(call).rejects.toThrow(`document 1 is passed as a file and as ${field}`);
    expect(seen).toEqual([]);
  });
});

describe('files', () => {
  it.each<[string, EnvelopeFile[], string]>([
    ['one number twice', [lease, lease], 'document 1 is passed as a file and as another file'],
    [
      'a number that is none',
      [{ ...lease, documentId: '1\r\nX: y' }],
      'a whole number greater than zero',
    ],
    ['a type that is none', [{ ...lease, mediaType: 'a/b\r\nX: y' }], 'is not a media type'],
    ['no file at all', [], 'use envelopesCreate instead'],
  ])('are refused before anything is sent: %s', async (_name, documents, message) => {
    const call = create(documents);
    await expect(call).rejects.toBeInstanceOf(InputError);
    await expect(call).rejects.toThrow(message);
    expect(seen).toEqual([]);
  });

  it('may have any name, which stays in its place', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', '\\', '\r', '\n', ';', '=', '\u0000', 'ü', '-') }),
    );
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        seen = [];
        await create([{ ...lease, name }]);
        const { files, json } = only();
        expect(files).toHaveLength(1);
        expect(files[0]?.head).toHaveLength(2);
        expect(files[0]?.head[1]).toMatch(
          // oxlint-disable-next-line eslint/no-control-regex -- none of them may be there
          /^Content-Disposition: file; filename="[^"\\\u0000-\u001f]*"; documentid=1$/,
        );
        expect(json).toMatchObject({ documents: [{ name }] });
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it('keep a name beyond ASCII in UTF-8', async () => {
    await create([{ ...lease, name: 'Mietvertrag "Süd".pdf' }]);
    const head = Buffer.from(only().files[0]?.head[1] ?? '', 'latin1').toString();
    expect(head).toContain('filename="Mietvertrag %22Süd%22.pdf"');
  });

  it('may hold any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 3000 }), { minLength: 1 }),
        async (all) => {
          seen = [];
          const contents = all.map((one) => new Uint8Array(one));
          await create(
            contents.map((content, index) => ({
              ...lease,
              documentId: String(index + 1),
              content: index % 3 === 0 ? createStream(content) : content,
            })),
          );
          expect(only().files.map(({ content }) => content.toString('hex'))).toEqual(
            contents.map((content) => Buffer.from(content).toString('hex')),
          );
        },
      ),
      { seed: 42, numRuns: 25 },
    );
  });
});

describe('a retry', () => {
  it('sends the same bytes again', async () => {
    refusals = [429];
    await create([lease, { ...lease, documentId: '2', content: new Blob([bytes]) }]);
    const [first, second] = seen;
    expect(second?.body.length).toBeGreaterThan(100);
    expect(second?.body).toEqual(first?.body);
  });

  it('does not come where a file is a stream', async () => {
    refusals = [429];
    const call = create([{ ...lease, content: createStream(bytes) }]);
    await expect(call).rejects.toBeInstanceOf(RateLimitError);
    expect(seen).toHaveLength(1);
  });
});

describe('a stream among the files', () => {
  it('that breaks ends the call, and lets the others go', async () => {
    const reason = new Error('the disk is gone');
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.error(reason),
    });
    const later = watched();
    const call = create([
      { ...lease, content: broken },
      { ...lease, documentId: '2', content: later.stream },
    ]);
    await expect(call).rejects.toThrow(/the disk is gone/);
    await expect.poll(later.left).toBe(reason);
  });

  it('is let go where the caller gives up', async () => {
    const controller = new AbortController();
    const [first, later] = [watched(), watched()];
    const reason = new Error('the harbour closes');
    const call = createEnvelopeWithFiles(
      createClient({ baseUrl: server.url, path: { accountId: '4410' } }),
      {
        body: {},
        documents: [
          { ...lease, content: first.stream },
          { ...lease, documentId: '2', content: later.stream },
        ],
      },
      {
        signal: controller.signal,
        hooks: { onRequest: () => setImmediate(() => controller.abort(reason)) },
      },
    );
    await expect(call).rejects.toBe(reason);
    await expect.poll(() => [first.left(), later.left()]).toEqual([reason, reason]);
  });

  it('is let go where it does not come to sending', async () => {
    const { stream, left } = watched();
    const call = create([{ ...lease, content: stream }], { path: {} });
    await expect(call).rejects.toThrow('the path parameter accountId is missing');
    await expect.poll(left).toBeInstanceOf(InputError);
  });
});
