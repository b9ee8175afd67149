// The codemod of the client, as people run it, on programs that use the vendor's clients.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as workflows from '@countersign/client/workflows';
import { startSandbox, type RunningSandbox } from '@countersign/sandbox';
import { listen } from '@countersign/testing/listen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  counterpartsFile,
  counterpartsPage,
  listCounterparts,
  writeCounterpartsPage,
} from '../src/counterparts.ts';

const root = path.resolve(import.meta.dirname, '..');
const programs = path.join(root, 'programs');
const before = path.join(programs, 'before');
const after = path.join(programs, 'after');
const { resolve } = createRequire(import.meta.url);
const transform = path.join(root, 'node_modules/@countersign/client/dist/codemod.cjs');
const names = readdirSync(before);

// Beside the programs, so that what they import is found, and formatted by the same rules.
const folder = mkdtempSync(path.join(programs, 'changed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string; status: unknown }> {
  const options = { cwd: root, env: { ...process.env, ...env } };
  return new Promise((done) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      done({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });
}

let said: string;
beforeAll(async () => {
  cpSync(before, folder, { recursive: true });
  const jscodeshift = resolve('jscodeshift/bin/jscodeshift.js');
  const extensions = ['--extensions', 'js,cjs,mjs,ts'];
  ({ stdout: said } = await run([jscodeshift, '-t', transform, ...extensions, folder]));
  const oxfmt = path.resolve(root, '../../node_modules/oxfmt/bin/oxfmt');
  expect(await run([oxfmt, folder])).toMatchObject({ status: 0 });
});

it('has the counterparts that the clients have', () => {
  const hint =
    'run `node src/write.ts counterparts` in tooling/official-clients and commit the files';
  const counterparts = listCounterparts();
  expect(JSON.parse(readFileSync(counterpartsFile, 'utf8')), hint).toEqual(counterparts);
  expect(readFileSync(counterpartsPage, 'utf8'), hint).toBe(writeCounterpartsPage(counterparts));
  expect(readCompared()).toContain(` ${Object.keys(counterparts).length} methods `);
});

it('is compared with other clients by what its packages declare', () => {
  const ours = readCompared()
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[2] ?? ''] : []))
    .join('\n');
  const declared = new Set(
    ['client', 'sandbox'].flatMap((name) =>
      readDeclarations(path.join(root, 'node_modules/@countersign', name, 'dist')).flatMap(
        (declaration) => declaration.match(/\w+(?:\(\))?/g) ?? [],
      ),
    ),
  );
  const named = [...ours.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
  expect(named.length).toBeGreaterThan(10);
  for (const module of named.filter((name) => name.startsWith('/')))
    expect(resolve(`@countersign/client${module}`)).toContain('dist');
  const members = named.filter((name) => !/^[/@]|^for await$/.test(name));
  expect(members.filter((name) => !declared.has(name))).toEqual([]);
  expect(Object.keys(workflows).filter((name) => name.startsWith('waitFor'))).toHaveLength(6);
  expect(ours).toContain('`waitForEnvelope` and five more');
});

function readCompared(): string {
  return readFileSync(path.join(path.dirname(counterpartsPage), 'clients-compared.md'), 'utf8');
}

/** Reads the hand-written declarations of a package. */
function readDeclarations(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts') && !file.startsWith('generated'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
}

it.each(names)('changes %s to what is beside it', (name) => {
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
    readFileSync(path.join(after, name), 'utf8'),
  );
});

/** Reads what the codemod leaves, without comments. */
function readCode(where: string): string {
  return readFileSync(path.join(where, 'left.mjs'), 'utf8').replaceAll(/^ *\/\/.*\n/gm, '');
}

it('changes nothing but comments where a client stays', () => {
  expect(readCode(folder)).toBe(readCode(before));
});

it('lists what it leaves to people', () => {
  const left = said
    .split('\n')
    .flatMap((line) => /left\.mjs:\d+: (countersign: .*)/.exec(line)?.[1] ?? []);
  const comes =
    'countersign: this ApiClient comes from elsewhere: move this code together with its callers';
  expect(left.toSorted()).toEqual([
    'countersign: create this client with createClient of @countersign/client',
    'countersign: other code gets this ApiClient from here',
    'countersign: there is no counterpart of AccountsApi.getBrandLogoByType',
    comes,
    comes,
    'countersign: use jwtGrant of @countersign/client/auth, which renews the token',
    'countersign: write the call without its callback',
    'countersign: write the call without its callback',
    'countersign: write the options of this method in its call',
  ]);
  expect(said).toContain('send-lease.cjs: countersign: moved 3 calls');
  expect(said).toContain('0 errors');
});

describe('on the sandbox', () => {
  let sandbox: RunningSandbox;
  const recorders: Record<string, Recorder> = {};
  beforeAll(async () => {
    sandbox = await startSandbox();
    for (const where of [before, folder]) recorders[where] = await recordRequests(`${sandbox.url}`);
  });
  afterAll(async () => {
    for (const recorder of Object.values(recorders)) await recorder.close();
    await sandbox.close();
  });

  it.each(names.filter((name) => name !== 'left.mjs'))('%s does what it did', async (name) => {
    const runs = await Promise.all(
      [before, folder].map(async (where) => {
        const recorder = recorders[where];
        const env = {
          BASE_PATH: `${recorder?.url}/${name}/restapi`,
          ACCESS_TOKEN: 'sandbox',
          ACCOUNT_ID: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
          // One voids an envelope of the seed.
          TENANT: path.basename(where),
        };
        const ran = await run([path.join(where, name)], env);
        return { ...ran, requests: recorder?.of(name) };
      }),
    );
    const [one, other] = runs;
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(one?.stdout).not.toBe('');
    expect(one?.requests?.length).toBeGreaterThan(0);
    expect(other).toEqual(one);
  });
});

interface Recorder {
  url: string;
  /** The requests of a program: without what names a client, and with its IDs in their order. */
  of(program: string): object[];
  close(): Promise<void>;
}

/** Starts a server in front of the sandbox, for programs that have their name before the path. */
async function recordRequests(sandbox: string): Promise<Recorder> {
  const requests = new Map<string, object[]>();
  const server = createServer(async (request, response) => {
    const [, program = '', ...rest] = (request.url ?? '').split('/');
    const url = new URL(`/${rest.join('/')}`, sandbox);
    url.searchParams.sort();
    const body = await text(request);
    const headers: Record<string, string> = { accept: 'application/json' };
    for (const name of ['accept', 'authorization', 'content-type', 'x-countersign-tenant']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const all = requests.get(program) ?? [];
    requests.set(program, all);
    all.push({
      method: request.method,
      url: url.pathname + url.search,
      authorization: headers['authorization'],
      hasTenant: 'x-countersign-tenant' in headers,
      // The official clients send an empty object where there is no body.
      body: body === '' || body === '{}' ? undefined : JSON.parse(body),
    });
    const answer = await fetch(url, {
      method: request.method ?? 'GET',
      headers,
      ...(body !== '' && { body }),
    });
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    of(program) {
      const ids = new Map<string, string>();
      const masked = JSON.stringify(requests.get(program) ?? []).replaceAll(
        /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=rooms\/)\d{7,}/g,
        (id) => {
          const mask = ids.get(id) ?? `id ${ids.size}`;
          ids.set(id, mask);
          return mask;
        },
      );
      return JSON.parse(masked);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
