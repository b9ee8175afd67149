import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as send, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from '@countersign/testing/listen';
import type { ObjectStoreOptions } from '../../src/state/storage/options.ts';

/** A server with the S3 API, and what goes to it. */
export interface ObjectServer {
  options: ObjectStoreOptions;
  /** Requests received: method and name. */
  asked: string[];
  /** Makes each request fail with 500 while false. */
  isWell: boolean;
  /** Answers each GET in place of the stored content. */
  instead: ((outgoing: ServerResponse) => void) | undefined;
  /** Lists the names of its objects. */
  list(): string[];
  stop(): Promise<void>;
}

/** Starts a server with an empty bucket. */
export async function startObjectServer(): Promise<ObjectServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-objects-'));
  const program = path.join(
    path.dirname(createRequire(import.meta.url).resolve('s3rver/package.json')),
    'bin/s3rver.js',
  );
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'documents'];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface(child.stdout);
  let port = '';
  for await (const line of lines) {
    port = /listening on .*:(\d+)/i.exec(line)?.[1] ?? '';
    if (port !== '') break;
  }
  lines.close();
  child.stdout.resume();
  const asked: string[] = [];

  // The program asks this one, which passes everything on.
  const front = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    asked.push(`${method} ${url.split('/').at(-1) ?? ''}`);
    if (!server.isWell) {
      incoming.resume().once('end', () => outgoing.writeHead(500).end('It is not well.'));
      return;
    }
    if (method === 'GET' && server.instead !== undefined) {
      server.instead(outgoing);
      return;
    }
    const passed = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  const frontPort = await listen(front);
  const server: ObjectServer = {
    options: {
      url: `http://127.0.0.1:${frontPort}/documents/sandbox`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    asked,
    isWell: true,
    instead: undefined,
    list: () =>
      readdirSync(path.join(folder, 'documents'), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('_object'))
        .map((name) => /([\w-]{43})\._S3rver_object$/.exec(name)?.[1] ?? name),
    async stop() {
      front.close();
      front.closeAllConnections();
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  return server;
}
