import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from '@countersign/spec-tools/kept';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generateAll } from '../src/all/generate-all.ts';
import { respell, spellHyphens } from '../src/new/spelling.ts';

const here = path.resolve(import.meta.dirname, '../../..');
const cli = path.join(import.meta.dirname, '../src/new/cli.ts');

// Below this package, so that the generated code finds the modules that it imports.
const scratch = mkdtempSync(path.join(import.meta.dirname, '../.scratch-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A repository with some files of this one. */
function createRepository(name: string, files: readonly string[]) {
  const root = path.join(scratch, name);
  for (const file of files)
    cpSync(path.join(here, file), path.join(root, file), { recursive: true });
  return {
    root,
    /** Runs the command with its arguments. */
    add(...words: string[]) {
      const args = [cli, '--root', root, ...words];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      return { status, stdout, stderr };
    },
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    hash: () => hashOfFiles(root),
  };
}

describe('an area, and an operation and a schema in it', () => {
  const { root, add, read } = createRepository('areas', [
    'apps/console/src/overview/addresses.tsx',
    'apps/reference/src/samples/client-function.ts',
    'packages/sandbox/control',
    'packages/sandbox/src/areas/connected-fields',
    'packages/sandbox/src/areas/list.ts',
    'specs/common',
    'specs/connect',
    'specs/connected-fields',
    'specs/operations.tsv',
    'specs/public-contract.yaml',
    'specs/public-operations.tsv',
    'specs/redocly.shared.yaml',
    'specs/redocly.yaml',
    'tooling/contract-tests/cases/connected-fields',
    'tooling/contract-tests/scenarios/connected-fields',
  ]);
  // The linter finds our rules there.
  symlinkSync(path.join(here, 'tooling/specs'), path.join(root, 'tooling/specs'));

  it('pass the linter, and code is made of them', async () => {
    const area = add('area', 'harbour-pilots');
    expect(area.stderr).toBe('');
    expect(area.stdout).toContain(`Entries added:
  apps/console/src/overview/addresses.tsx
  apps/reference/src/samples/client-function.ts
  packages/sandbox/src/areas/list.ts
  specs/operations.tsv
  specs/redocly.yaml
Left to you:
  - `);
    const address = 'GET /v1/accounts/{accountId}/harbour-pilots/tabs';
    const like = ['--like', 'TabInfo_GetTabGroups'];
    expect(add('operation', 'harbour-pilots', 'TabInfo_GetTabs', address, ...like).status).toBe(0);
    expect(add('schema', 'harbour-pilots', 'Pilot', '--like', 'TabConnectionInstance').status).toBe(
      0,
    );
    // The linter rejects a schema that nothing refers to.
    const list = 'specs/harbour-pilots/schemas/TabExtensionData.yaml';
    writeFileSync(
      path.join(root, list),
      read(list).replace('TabConnectionInstance.yaml', 'Pilot.yaml'),
    );
    rmSync(path.join(root, 'specs/harbour-pilots/schemas/TabConnectionInstance.yaml'));

    const written = await generateAll(root, [], false);
    expect(written).toContain('packages/client/src/generated/harbour-pilots/tab-info.ts');
    expect(read('packages/client/src/generated/harbour-pilots/tab-info.ts')).toContain(
      'tabInfoGetTabs',
    );
    const object = read('packages/sandbox/src/areas/harbour-pilots/area.ts');
    expect(object).toContain("validators: () => import('@countersign/zod/harbour-pilots')");
    expect(object).not.toContain('control');
    expect(read('packages/sandbox/src/areas/list.ts')).toContain('  harbourPilots,\n');
  });
});

describe('a model of one word', () => {
  it('is replaced once, by a name that contains it', () => {
    expect(respell('Click: defineClick, click', spellHyphens('click', 'clicker'))).toBe(
      'Clicker: defineClicker, clicker',
    );
  });

  it('is refused for a name of two, whose spellings differ where its own do not', () => {
    const { add } = createRepository('one-word', ['specs/redocly.yaml']);
    expect(add('area', 'agreement-desk', '--like', 'click')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('the model click is one word'),
    });
  });
});

describe('a kind of tab and an event', () => {
  const { add, read } = createRepository('entries', [
    'packages/sandbox/src/engine/event-names.ts',
    'packages/sandbox/src/envelopes/tabs/tab-kinds.ts',
    'specs/connect/events.yaml',
    'specs/connect/webhooks',
    'specs/esign-v2.1/openapi.yaml',
    'specs/esign-v2.1/schemas/connectEvent.yaml',
    'specs/esign-v2.1/schemas/mixins/tabKinds.yaml',
    'specs/esign-v2.1/schemas/note.yaml',
  ]);

  it('stand in every list in which their model stands', () => {
    expect(add('tab', 'pennant').stderr).toBe('');
    expect(parse(read('specs/esign-v2.1/schemas/mixins/tabKinds.yaml'))).toMatchObject({
      properties: {
        noteTabs: { items: { $ref: '../note.yaml' } },
        pennantTabs: { type: 'array', items: { $ref: '../pennant.yaml' } },
      },
    });
    expect(read('packages/sandbox/src/envelopes/tabs/tab-kinds.ts')).toContain(
      "  pennantTabs: { use: 'show' },\n",
    );
    expect(parse(read('specs/esign-v2.1/schemas/pennant.yaml'))).toMatchObject({
      description: 'To be written.',
    });

    expect(add('event', 'envelope-archived').stderr).toBe('');
    expect(parse(read('specs/connect/events.yaml'))).toMatchObject({
      envelope: { 'envelope-archived': {} },
    });
    expect(parse(read('specs/esign-v2.1/openapi.yaml'))).toMatchObject({
      webhooks: {
        'envelope-archived': { post: { $ref: '../connect/webhooks/envelope-archived.yaml' } },
      },
    });
    const { enum: names }: { enum: string[] } = parse(
      read('specs/esign-v2.1/schemas/connectEvent.yaml'),
    );
    expect(names).toContain('envelope-archived');
    expect(parse(read('specs/connect/webhooks/envelope-archived.yaml'))).toMatchObject({
      operationId: 'Connect_envelopeArchived',
    });
    expect(read('packages/sandbox/src/engine/event-names.ts')).toContain(
      "  'envelope-archived': true,\n",
    );
  });
});

it('writes nothing where it cannot write all', () => {
  const { root, add, hash } = createRepository('wrong', ['specs/operations.tsv', 'specs/oauth']);
  mkdirSync(path.join(root, 'tooling'));
  const before = hash();
  const said = [
    ['thing', 'a', 'b'],
    ['schema', 'oauth', 'tokenRequest', '--like', 'tokenResponse'],
    ['schema', 'oauth', 'ticket', '--like', 'absent'],
    ['schema', 'oauth', 'ticket'],
    ['operation', 'oauth', 'OAuth_list', 'LIST /oauth', '--like', 'OAuth_token'],
    ['operation', 'absent', 'OAuth_list', 'GET /oauth', '--like', 'OAuth_token'],
    ['operation', 'oauth', 'OAuth', 'GET /oauth', '--like', 'OAuth_token'],
  ].map((words) => {
    const { status, stderr } = add(...words);
    return `${status} ${stderr.split('\n')[0]}`;
  });
  expect(said).toEqual([
    '1 Usage:',
    '1 countersign: specs/oauth/schemas/tokenRequest.yaml exists; choose another name',
    '1 countersign: there is no specs/oauth/schemas/absent.yaml; give another one to --like',
    '1 Usage:',
    '1 countersign: LIST /oauth: write a method and a path, such as "GET /v2.1/accounts"',
    '1 countersign: specs/operations.tsv has no operation of OAuth_token in absent; give another one to --like',
    '1 countersign: OAuth: write the resource and the operation, as EnvelopeLocks_get',
  ]);
  expect(hash()).toBe(before);
});
