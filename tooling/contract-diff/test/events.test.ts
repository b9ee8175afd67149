import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareContracts, readContract } from '@countersign/contract-diff';
import { root } from '@countersign/packages';
import { expect, test } from 'vitest';
import { folderOf } from './support/command.ts';
import { lineOf } from './support/diff.ts';

/** A copy of what is published of the contract, with one file edited. */
function copyWith(file: string, edit: (text: string) => string): string {
  const folder = folderOf();
  for (const part of ['dist', 'connect'])
    cpSync(path.join(root, 'specs', part), path.join(folder, part), { recursive: true });
  const edited = path.join(folder, file);
  const written = readFileSync(edited, 'utf8');
  const now = edit(written);
  expect(now).not.toBe(written);
  writeFileSync(edited, now);
  return folder;
}

const status = 'connect/xsd/recipientStatus.xsd';
const userName = /<xs:element name="UserName"[^]*?<\/xs:element>/;

/** Edits of an XSD, and what is said of each. */
const edits: readonly (readonly [string, (text: string) => string, there: string, back: string])[] =
  [
    [
      'an element goes',
      (text) => text.replace(userName, ''),
      'breaking RecipientStatus: UserName is gone',
      'added RecipientStatus: UserName is new',
    ],
    [
      'an element has to come',
      (text) =>
        text.replace(
          'name="UserName" type="xs:string" minOccurs="0"',
          'name="UserName" type="xs:string"',
        ),
      'changed RecipientStatus: UserName is required now',
      'breaking RecipientStatus: UserName is no longer required',
    ],
    [
      'an element has another type',
      (text) => text.replace('name="UserName" type="xs:string"', 'name="UserName" type="xs:int"'),
      'breaking RecipientStatus: UserName the type went from string to int',
      'breaking RecipientStatus: UserName the type went from int to string',
    ],
    [
      'the model calls it otherwise',
      (text) => text.replace('minOccurs="0" m:name="name"', 'minOccurs="0" m:name="fullName"'),
      'breaking RecipientStatus: UserName property differs in a way that is not weighed, and is taken to break',
      'breaking RecipientStatus: UserName property differs in a way that is not weighed, and is taken to break',
    ],
  ];

test.each(edits)('XML: %s', (_, edit, there, back) => {
  const [before, after] = [
    readContract(path.join(root, 'specs')),
    readContract(copyWith(status, edit)),
  ];

  const changes = compareContracts(before, after);

  expect(changes.map(lineOf)).toEqual([there]);
  expect(changes.map(({ area, file }) => [area, file])).toEqual([
    ['connect-xml', 'specs/connect/xsd'],
  ]);
  expect(compareContracts(after, before).map(lineOf)).toEqual([back]);
});

test('an XSD that cannot be read is refused with its file and line', () => {
  const folder = copyWith(status, (text) => text.replace('xs:sequence', 'xs:wrong'));

  expect(() => readContract(folder)).toThrow(/recipientStatus\.xsd:\d+: /);
});

test('JSON: a message that is another schema, and one that has other conditions', () => {
  const before = readContract(path.join(root, 'specs'));
  const file = 'dist/connect-messages.schema.json';
  const other = copyWith(file, (text) =>
    text.replace('"$ref": "#/$defs/connectMessage"', '"$ref": "#/$defs/connectEventData"'),
  );
  const looser = copyWith(file, (text) => text.replace('"recipientId"\n', '"recipientName"\n'));

  for (const folder of [other, looser]) {
    const changes = compareContracts(before, readContract(folder));
    expect(changes.map(({ level, area }) => [level, area])).toEqual([['breaking', 'connect-json']]);
  }
});

test.each([
  [
    'the prefix of a header is another',
    'connect/delivery.yaml',
    (text: string) => text.replace('headerPrefix: X-', 'headerPrefix: Y-'),
    [
      'breaking delivery: signature.headerPrefix the value "X-DocuSign-Signature-" is gone',
      'added delivery: signature.headerPrefix the value "Y-DocuSign-Signature-" is new',
    ],
  ],
  [
    'an event has no name in XML',
    'connect/events.yaml',
    (text: string) => text.replace('{ xml: Delivered, date: Delivered }', '{ date: Delivered }'),
    ['breaking events: recipient.recipient-delivered.xml is gone'],
  ],
  [
    'what lies around a message in SOAP has another name',
    'connect/xsd/soapUpdate.xsd',
    (text: string) => text.replaceAll('DocuSignConnectUpdate"', 'DocuSignUpdate"'),
    ['breaking document: DocuSignConnectUpdate is gone', 'added document: DocuSignUpdate is new'],
  ],
])('rules: %s', (_, file, edit, expected) => {
  const before = readContract(path.join(root, 'specs'));

  const changes = compareContracts(before, readContract(copyWith(file, edit)));

  expect(changes.map(lineOf)).toEqual(expect.arrayContaining(expected));
});
