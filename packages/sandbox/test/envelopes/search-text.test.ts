// A search text is found in subject, names and addresses, ignoring case, at any position.
import {
  envelopesCreate,
  envelopesListStatusChanges,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { assert, asyncProperty, constantFrom, array } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTest, type TestSandbox } from '../harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTest();
});
afterAll(() => test.close());

async function find(search_text: string, tenant = 'default'): Promise<string[]> {
  const { envelopes = [] } = await envelopesListStatusChanges(test.client({ tenant }), {
    query: { from_date: '2020-01-01', search_text },
  });
  return envelopes.map(({ emailSubject = '' }) => emailSubject).toSorted();
}

async function create(emailSubject: string, tenant = 'default'): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(test.client({ tenant }), {
    body: { emailSubject },
  });
  return envelopeId;
}

const pieces = [
  'a',
  'B',
  'ab',
  ' ',
  '"',
  '%',
  '_',
  '\\',
  "'",
  '*',
  'ß',
  'İ',
  'é',
  '日本',
  '🚢',
  '-',
];

it('exactly those are found that have it', async () => {
  const tenant = 'pieces';
  const subject = array(constantFrom(...pieces), { minLength: 1, maxLength: 8 });
  const known: string[] = [];
  await assert(
    asyncProperty(subject, subject, async (one, other) => {
      const made = `${one.join('')}·`;
      await create(made, tenant);
      known.push(made);
      const wanted = other.slice(0, 3).join('');
      if (wanted.trim() === '') return;
      const has = (text: string) => text.toLowerCase().includes(wanted.toLowerCase());
      // Names and addresses of the sender have letters too, and a space after one.
      const found = (await find(wanted, tenant)).filter((text) => text.endsWith('·'));
      if (!/^[ab ]+$/i.test(wanted)) expect(found).toEqual(known.filter(has).toSorted());
      else expect(found).toEqual(expect.arrayContaining(known.filter(has)));
    }),
    { numRuns: 60 },
  );
});

it('what is changed is found by the new text, and no longer by the old one', async () => {
  const envelopeId = await create('Quay seventeen');
  expect(await find('VENTEE')).toEqual(['Quay seventeen']);
  await envelopesUpdate(test.client(), {
    path: { envelopeId },
    body: { emailSubject: 'Quay eighteen' },
  });
  expect(await find('seventeen')).toEqual([]);
  expect(await find('ighte')).toEqual(['Quay eighteen']);
  expect(await find('ighte', 'another')).toEqual([]);
});
