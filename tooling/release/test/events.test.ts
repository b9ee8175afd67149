// Changes of pushed events: the XSD, the JSON messages, and the rules of delivery.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import { expect, test } from 'vitest';
import { compareContracts } from '../src/contract/compare.ts';
import { readContract } from '../src/contract/read-contract.ts';
import { createFolder } from './support/repository.ts';

const specs = path.join(root, 'specs');

/** The parts of the published contract that are about events. */
const parts = ['dist/connect-messages.schema.json', 'connect'];

/** Copies these parts. */
function copy(): string {
  const folder = createFolder();
  for (const part of parts)
    cpSync(path.join(specs, part), path.join(folder, part), { recursive: true });
  return folder;
}

/** Copies these parts with an edit of one file. */
function copyWith(file: string, from: string | RegExp, to: string): string {
  const folder = copy();
  const before = readFileSync(path.join(folder, file), 'utf8');
  const after = before.replaceAll(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path.join(folder, file), after);
  return folder;
}

const xsd = 'connect/xsd/recipientStatus.xsd';
const userName = 'name="UserName" type="xs:string" minOccurs="0"';

test.each([
  [xsd, /<xs:element name="UserName"[^]*?<\/xs:element>/g, '', 'breaking UserName is gone'],
  [xsd, userName, 'name="UserName" type="xs:string"', 'changed UserName is required now'],
  [
    xsd,
    'name="UserName" type="xs:string"',
    'name="UserName" type="xs:int"',
    'breaking UserName the type changed from string to int',
  ],
  [
    xsd,
    'minOccurs="0" m:name="name"',
    'minOccurs="0" m:name="fullName"',
    'breaking UserName property changed; it has no rule, so this counts as breaking',
  ],
  [
    'connect/xsd/soapUpdate.xsd',
    'DocuSignConnectUpdate"',
    'DocuSignUpdate"',
    'breaking DocuSignConnectUpdate is gone',
  ],
  [
    'dist/connect-messages.schema.json',
    '"$ref": "#/$defs/connectMessage"',
    '"$ref": "#/$defs/connectEventData"',
    'breaking message changed; it has no rule, so this counts as breaking',
  ],
  [
    'connect/delivery.yaml',
    'headerPrefix: X-',
    'headerPrefix: Y-',
    'breaking signature.headerPrefix the value "X-DocuSign-Signature-" is gone',
  ],
  [
    'connect/events.yaml',
    '{ xml: Delivered, date: Delivered }',
    '{ date: Delivered }',
    'breaking recipient.recipient-delivered.xml is gone',
  ],
])('%s: %s', (file, from, to, expected) => {
  const changes = compareContracts(readContract(copy()), readContract(copyWith(file, from, to)));

  const lines = changes.map(({ level, part, what }) =>
    [level, part, what].filter(Boolean).join(' '),
  );
  expect(lines).toContain(expected);
  expect(new Set(changes.map(({ area }) => area)).size).toBe(1);
});

test('an XSD that cannot be read is refused with its file and line', () => {
  const folder = copyWith(xsd, 'xs:sequence', 'xs:wrong');

  expect(() => readContract(folder)).toThrow(/recipientStatus\.xsd:\d+: /);
});
