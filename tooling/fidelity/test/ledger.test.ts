import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBehaviour, writeBehaviour } from '../src/behaviour.ts';
import { writeHowTrue } from '../src/how-true.ts';
import { buildLedger } from '../src/ledger.ts';
import { writePage } from '../src/page.ts';
import { readSourceGraph } from '../src/source-graph.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const ledger = buildLedger(root);
const find = (id: string) => ledger.find(({ operation }) => operation === id)?.entries ?? [];

test('the pages have the numbers of now', async () => {
  await expect(writePage(ledger)).toMatchFileSnapshot(path.join(root, 'docs/fidelity.md'));
  await expect(writeHowTrue(ledger)).toMatchFileSnapshot(path.join(root, 'docs/how-true.md'));
});

test('the page of the rules has those of now, and each has a test or a reason', async () => {
  const rules = readBehaviour(root);
  expect(rules.length).toBeGreaterThan(350);
  const held = rules.filter(({ table }) => table === 'Held otherwise');
  expect(held.every(({ why }) => why !== undefined)).toBe(true);
  expect(rules.filter(({ why }) => why !== undefined && why.length < 20)).toEqual([]);
  await expect(writeBehaviour(rules)).toMatchFileSnapshot(path.join(root, 'docs/behaviour.md'));
});

test('the page of the rules has each table of them', () => {
  const listed = readFileSync(path.join(root, 'tooling/fidelity/src/behaviour.ts'), 'utf8');
  const rules = path.join(root, 'packages/sandbox/test/rules');
  const tables = ['documented', 'documents', 'lived']
    .flatMap((folder) => readdirSync(path.join(rules, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /^ +rule: ['"`]/mu.test(readFileSync(path.join(rules, file), 'utf8')));
  expect(tables.length).toBeGreaterThan(15);
  expect(tables.filter((file) => !listed.includes(`'${file}'`))).toEqual([]);
});

test('every operation has its evidence, and nearly all with a handler have rules of the sandbox', () => {
  expect(ledger.length).toBeGreaterThan(640);
  const coverage = readFileSync(path.join(root, 'packages/sandbox/COVERAGE.md'), 'utf8');
  const rows = coverage.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| state/gm);
  const handled = new Set([...rows].map(([, area, operation]) => `${area}/${operation}`));
  const without = ledger
    .filter(({ area, operation }) => handled.has(`${area}/${operation}`))
    .filter(({ entries }) => !entries.some((one) => one.in === 'sandbox'));
  // Lists that everybody can read refuse nothing.
  expect(without.length).toBeLessThan(30);
});

test('a rule has the mark beside its code, wherever the handler comes to it', () => {
  expect(find('EnvelopeLocks_create')).toContainEqual({
    in: 'sandbox',
    code: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
    text: 'Only draft, sent or delivered envelopes can be locked. … is ….',
    source: 'envelopes/locks/create-lock.ts createLock',
    evidence: 'public',
  });
  expect(find('EnvelopeDocumentVisibility_update')).toContainEqual(
    expect.objectContaining({
      text: 'The kinds of recipients that see every document, regardless of the settings.',
      evidence: 'service',
    }),
  );
  expect(find('TemplateLocks_create').map(({ code }) => code)).toContain(
    'EDIT_LOCK_TEMPLATE_ALREADY_LOCKED',
  );
});

test('what is inferred about an operation in the specs is among its entries', () => {
  const statements = ledger.flatMap(({ entries }) =>
    entries.filter((one) => one.in === 'specs' && one.evidence === 'inferred'),
  );
  expect(statements.map(({ text }) => text)).toContain('that accounts can move to another site');
});

test('a word that is no evidence is refused where it stands', () => {
  expect(() => readSourceGraph(path.join(import.meta.dirname, 'wrong-mark'))).toThrow(
    'rule.ts: @evidence of rule is rumour; it must be recorded, service, public, inferred.',
  );
});
