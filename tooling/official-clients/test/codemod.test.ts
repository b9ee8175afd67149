// The codemod of the client, as people run it, on programs that use the vendor's clients.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startSandbox, type RunningSandbox } from '@countersign/sandbox';
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
});

it.each(names)('changes %s to what is beside it', (name) => {
  expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
    readFileSync(path.join(after, name), 'utf8'),
  );
});

it('lists what it leaves to people', () => {
  const left = said
    .split('\n')
    .flatMap((line) => /left\.mjs:\d+: (countersign: .*)/.exec(line)?.[1] ?? []);
  expect(left.toSorted()).toEqual([
    'countersign: make a client with createClient of @countersign/client, and give it to the calls',
    'countersign: there is no counterpart of AccountsApi.getBrandLogoByType',
    'countersign: use jwtGrant of @countersign/client/auth, which renews the token',
    'countersign: write the call without its callback',
    'countersign: write the options of this method in its call',
  ]);
  expect(said).toContain('0 errors');
});

describe('on the sandbox', () => {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  it.each(names.filter((name) => name !== 'left.mjs'))('%s does what it did', async (name) => {
    const [one, other] = await Promise.all(
      [before, folder].map((where) =>
        run([path.join(where, name)], {
          BASE_PATH: `${sandbox.url}/restapi`,
          ACCESS_TOKEN: 'sandbox',
          ACCOUNT_ID: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
          // One voids an envelope of the seed.
          TENANT: path.basename(where),
        }),
      ),
    );
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(one?.stdout).not.toBe('');
    expect(other).toEqual(one);
  });
});
