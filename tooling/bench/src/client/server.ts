// node server.ts serves three operations at a port of this machine, prints the port, and ends when
// its input does, so that it cannot outlive what started it. It is a process of its own, or it
// would take its time from the client that is measured.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parse } from 'yaml';
import { z } from 'zod';

const resources = new URL('../../../../specs/esign-v2.1/resources/', import.meta.url);
const lock = example('EnvelopeLocks/create.response.yaml');
const envelope = example('Envelopes/get.response.yaml');
const documents = new Map<number, Buffer>();

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const [status, type, body] = answerTo(request.method, request.url ?? '');
    response.writeHead(status, { 'content-type': type, 'content-length': body.byteLength });
    response.end(body);
  });
});
// No connection is closed between two bursts, or who comes next would pay for a new one.
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = z.object({ port: z.int() }).parse(server.address());
  process.stdout.write(`${port}\n`);
});
process.stdin.resume().once('end', () => process.exit());

function answerTo(method: string | undefined, url: string): [number, string, Buffer] {
  if (method === 'POST' && url.endsWith('/lock')) return [201, 'application/json', lock];
  const [, bytes] = /\/documents\/(\d+)/.exec(url) ?? [];
  if (bytes !== undefined) return [200, 'application/pdf', documentOf(Number(bytes))];
  return [200, 'application/json', envelope];
}

/** A document is as large as its id says. */
function documentOf(bytes: number): Buffer {
  const made = documents.get(bytes) ?? Buffer.alloc(bytes, 'a document ');
  documents.set(bytes, made);
  return made;
}

function example(name: string): Buffer {
  const { value } = z
    .object({ value: z.looseObject({}) })
    .parse(parse(readFileSync(new URL(name, resources), 'utf8')));
  return Buffer.from(JSON.stringify(value));
}
