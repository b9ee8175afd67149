import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId } from '../harness.ts';
import { envelope as createEnvelope } from './definitions.ts';
import { listForms, listWords } from './forms.ts';
import { situations } from './situations.ts';
import { listAt, startWorld, textAt, type World } from './world.ts';

/**
 * A member of a response or message that was recorded: the forms that it has been seen in, and why
 * the sandbox has it otherwise, or not at all.
 */
interface Member {
  situation: string;
  path: string;
  forms: readonly string[];
  reason: string;
}

const members = readFileSync(new URL('members.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Member => {
    const [situation = '', path = '', forms = '', reason = ''] = line.split('\t');
    return { situation, path, forms: forms.split(' | '), reason };
  });

/** The words that were recorded, and those of the sandbox, where both have the same form. */
const values = readFileSync(new URL('values.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [situation = '', path = '', recorded = '', ours = '', reason = ''] = line.split('\t');
    return { situation, path, recorded, ours, reason };
  });

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('has a situation for each row of the table, and rows for each situation', () => {
  const named = new Set(members.map(({ situation }) => situation));
  expect(named).toEqual(new Set(Object.keys(situations)));
});

it.each(Object.entries(situations))(
  'has the members of %s in the forms of the service',
  async (situation, make) => {
    // In XML, several elements of one name are no list.
    const found = listForms(await make(world), situation.startsWith('xml') ? '' : '[]');
    const rows = members.filter((one) => one.situation === situation);
    const differs = rows.filter(
      ({ path, forms }) => !forms.some((form) => found.get(path)?.has(form) === true),
    );
    const told = differs.map(({ path, forms }) => ({ path, forms, ours: found.get(path) }));
    const expected = rows.filter(({ reason }) => reason !== '').map(({ path }) => path);
    expect(
      told.filter(({ path }) => !expected.includes(path)),
      'members that are missing, or have another form',
    ).toEqual([]);
    // A reason that is none any more is taken out.
    expect(told.map(({ path }) => path).toSorted()).toEqual(expected.toSorted());
  },
);

it.each([...Map.groupBy(values, ({ situation }) => situation)])(
  'differs in the words of %s where a reason says so',
  async (situation, rows) => {
    const found = listWords(await situations[situation]?.(world));
    const told = rows.map(({ path }) => [path, (found.get(path) ?? []).join('|')]);
    expect(told).toEqual(rows.map(({ path, ours }) => [path, ours]));
    expect(rows.filter(({ recorded, ours, reason }) => recorded === ours || reason === '')).toEqual(
      [],
    );
  },
);

it('has the groups of recipients, and the fields of an audit event, in the order of the service', async () => {
  const recipients = await situations['recip_draft']?.(world);
  expect(Object.keys(Object(recipients))).toEqual([
    'signers',
    'agents',
    'editors',
    'intermediaries',
    'carbonCopies',
    'certifiedDeliveries',
    'inPersonSigners',
    'seals',
    'witnesses',
    'notaries',
    'recipientCount',
  ]);
  const audit = JSON.stringify(await situations['audit']?.(world));
  const names = [...audit.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name);
  expect(names.slice(0, 12)).toEqual([
    'logTime',
    'Source',
    'UserName',
    'UserId',
    'Action',
    'Message',
    'EnvelopeStatus',
    'ClientIPAddress',
    'Information',
    'InformationLocalized',
    'GeoLocation',
    'Language',
  ]);
});

it('counts the pages of documents under the older prefix', async () => {
  const envelope = await world.call('POST', '/envelopes', createEnvelope('created'));
  const id = textAt(envelope, 'envelopeId');
  const list = await world.call(
    'GET',
    `//restapi/v2/accounts/${accountId}/envelopes/${id}/documents`,
  );
  const [document] = listAt(list, 'envelopeDocuments');
  expect(document).toMatchObject({ documentId: '1', pages: '1' });
  expect(document).not.toHaveProperty('documentIdGuid');
});
