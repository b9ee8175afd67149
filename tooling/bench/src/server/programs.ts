import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import type { Recorded } from '../programs/serve.ts';
import { Stage } from '../stage.ts';
import { request, type Request } from './request.ts';
import { programFile, startServer, type Command, type Server } from './start.ts';

/** A server that rows name: starts it, given the requests that it will receive. */
export type Program = (stage: Stage, requests: readonly Request[]) => Promise<Server>;

/**
 * Compiles a program of `src/programs` to JavaScript, so that its start does not include Node's work on
 * TypeScript. The file is inside this workspace, so that it finds the packages that it imports.
 */
function compile(name: string): string {
  const outfile = fileURLToPath(
    new URL(`../../node_modules/.cache/programs/${name}.mjs`, import.meta.url),
  );
  const options = { bundle: true, packages: 'external', platform: 'node', format: 'esm' } as const;
  buildSync({ ...options, entryPoints: [programFile(name)], outfile });
  return outfile;
}

/** Starts a command, and sends it the first of the requests. */
export function program(...command: Command): Program {
  return (stage, [first = { method: 'GET', url: '/' }]) => startServer(stage, command, first);
}

/** The command of one of our packages, at any free port. */
export function ownCommand(name: 'mock' | 'sandbox'): [string, ...string[]] {
  const manifest = import.meta.resolve(`@countersign/${name}/package.json`);
  return [fileURLToPath(new URL('dist/cli.js', manifest)), '--port', '0'];
}

/** Our mock with the areas named, or all. */
export function mock(...areas: string[]): Program {
  return program(
    ...ownCommand('mock'),
    ...(areas.length === 0 ? [] : ['--areas', areas.join(',')]),
  );
}

/** Bare Prism with the bundle of an area. */
export function prism(area: string): Program {
  return (stage, requests) => program(compile('prism'), area)(stage, requests);
}

/** A proxy in front of a server that repeats responses of our mock. */
export function proxyOf(name: 'bare-proxy' | 'mock' | 'prism-proxy'): Program {
  return async (stage, requests) => {
    const { url } = await replay('bare-node', mock())(stage, requests);
    if (name === 'mock') {
      const [cli, ...port] = ownCommand('mock');
      return program(cli, 'proxy', '--upstream', url, ...port)(stage, requests);
    }
    return program(
      compile(name),
      ...(name === 'prism-proxy' ? ['rooms-v2'] : []),
      url,
    )(stage, requests);
  };
}

/** A server with no route at all, which responds to {@link nothing}. */
export function empty(name: 'bare-node' | 'fastify'): Program {
  return (stage, requests) => program(compile(name))(stage, requests);
}

/** The request that an empty server gets. */
export const nothing: Request = { method: 'GET', url: '/', status: 404 };

/** A server that repeats the responses of another program, byte by byte. */
export function replay(name: 'bare-node' | 'fastify', original: Program): Program {
  return async (stage, requests) => {
    await using recording = new Stage(stage);
    const { url } = await original(recording, requests);
    const file = path.join(recording.folder(), 'recorded.json');
    const recorded = [];
    for (const one of requests) recorded.push(await record(url, one));
    writeFileSync(file, JSON.stringify(recorded));
    // Awaited here, since the file is removed afterwards.
    return await program(programFile(name), file)(stage, requests);
  };
}

/** Headers that each server writes itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

async function record(server: string, one: Request): Promise<Recorded> {
  const { status, headers, body } = await request(server, one);
  const kept = headers.filter(
    (_, at) => !ownHeaders.has((headers[at - (at % 2)] ?? '').toLowerCase()),
  );
  return { method: one.method, url: one.url, status, headers: kept, body: body.toString('base64') };
}
