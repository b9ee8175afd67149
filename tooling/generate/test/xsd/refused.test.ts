import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModel, XsdError } from '../../src/xsd/index.ts';
import { createDocument, root, sequence, written } from './support/schemas.ts';

/** Returns the error of reading a schema: the place without its folder, and the message. */
function failureIn(files: Readonly<Record<string, string>>): string {
  const file = written(files);
  try {
    readModel([file]);
  } catch (error) {
    if (!(error instanceof XsdError)) throw error;
    return error.message.replaceAll(`${path.dirname(file)}${path.sep}`, '');
  }
  return 'nothing';
}

const word = (value: string) => `<xs:enumeration value="${value}"/>`;
const code = (inner: string, base = 'xs:string') =>
  `${root('<xs:attribute name="a" type="Code"/>')}\n<xs:simpleType name="Code"><xs:restriction base="${base}">${inner}</xs:restriction></xs:simpleType>`;
const element = (attributes: string) => sequence(`\n<xs:element name="a" ${attributes}/>`);
const type = (name: string, inner: string) =>
  `\n<xs:complexType name="${name}">${inner}</xs:complexType>`;

it.each([
  ['a group', 'group', 3, '\n<xs:group name="G"/>'],
  ['a choice', 'choice', 3, root('\n<xs:choice/>')],
  ['a sequence that repeats', 'the attribute maxOccurs', 3, root('\n<xs:sequence maxOccurs="2"/>')],
  ['an extension', 'complexContent', 3, root('\n<xs:complexContent/>')],
  ['a group in a sequence', 'choice', 3, sequence('\n<xs:choice/>')],
  ['a default', 'the attribute default', 3, element('type="xs:int" default="1"')],
  [
    'a type inside of an element',
    'simpleType',
    3,
    sequence('<xs:element name="a">\n<xs:simpleType/></xs:element>'),
  ],
  ['a limited list', 'minOccurs 1 with maxOccurs 2', 3, element('type="xs:int" maxOccurs="2"')],
  [
    'a list with an item at least',
    'a list that may',
    3,
    element('type="xs:int" maxOccurs="unbounded"'),
  ],
  [
    'a list of nothing',
    'a list of nillable',
    3,
    element('type="xs:int" nillable="true" minOccurs="0" maxOccurs="unbounded"'),
  ],
  [
    'a built-in type that no message uses',
    'the built-in type duration',
    3,
    element('type="xs:duration"'),
  ],
  [
    'an attribute that must be there',
    'the attribute use',
    3,
    root('\n<xs:attribute name="a" type="xs:int" use="required"/>'),
  ],
  [
    'an attribute of elements',
    'an attribute of a complex',
    3,
    root('\n<xs:attribute name="a" type="T"/>') + type('T', ''),
  ],
  ['a pattern', 'pattern', 3, code('<xs:pattern value="a"/>')],
  ['words of another type', 'a restriction of int', 3, code(word('1'), 'xs:int')],
  ['no words', 'simpleType without values', 3, code('')],
  [
    'a list of words',
    'list',
    4,
    `${root('<xs:attribute name="a" type="L"/>')}\n<xs:simpleType name="L">\n<xs:list itemType="xs:int"/></xs:simpleType>`,
  ],
  ['a type that contains itself', 'the type Root that contains itself', 3, element('type="Root"')],
])('refuses %s by its name and line', (_what, what, line, inner) => {
  expect(failureIn({ 'a.xsd': createDocument(inner) })).toMatch(
    new RegExp(`^a\\.xsd:${line}: ${what}.* is not covered here\\. Write the schema without it`),
  );
});

it.each([
  [
    'a type that is not there',
    'a.xsd:3: the type No is not declared. Declare it.',
    element('type="No"'),
  ],
  [
    'an element that is not there',
    'a.xsd:3: the element No is not declared. Declare it.',
    sequence('\n<xs:element ref="No"/>'),
  ],
  [
    'a prefix that is not declared',
    'a.xsd:3: the prefix z of z:T is not declared. Declare xmlns:z.',
    element('type="z:T"'),
  ],
  ['an element without a type', 'a.xsd:3: element has no type. Give it one.', element('')],
  [
    'two fields of one name',
    'a.xsd:2: two fields of Root get the name aB.',
    sequence(
      '<xs:element name="aB" type="xs:int"/><xs:element name="AB_" type="xs:int" m:name="aB"/>',
    ),
  ],
  [
    'two words of one name',
    'a.xsd:3: two values of Code get the name aB.',
    code(word('a-b') + word('aB')),
  ],
  [
    'two types of one name',
    'a.xsd:2: two types get the name T.',
    sequence('<xs:element name="a" type="t"/><xs:element name="b" type="T"/>') +
      type('T', '').trim() +
      type('t', '').trim(),
  ],
])('refuses %s', (_what, message, inner) => {
  expect(failureIn({ 'a.xsd': createDocument(inner) })).toContain(message);
});

it('refuses elements in no namespace, since the reader of payloads would not find them', () => {
  const inner = element('type="xs:int"');
  const text = createDocument(inner).replace('elementFormDefault="qualified"', '');
  expect(failureIn({ 'a.xsd': text })).toContain('a.xsd:3: an element in no namespace');
});

describe('an included document', () => {
  const including = createDocument('\n<xs:include schemaLocation="b.xsd"/>');
  it.each([
    ['that is not there', undefined, 'a.xsd:3: b.xsd cannot be read. Fix the schemaLocation.'],
    ['with an error of its own', createDocument('\n<xs:group/>'), 'b.xsd:3: group'],
    ['that is no schema', '<html/>', 'b.xsd:1: html is not covered here'],
    ['of another language', '\n<schema xmlns="urn:x"/>', 'b.xsd:2: schema is not covered here'],
    ['that is empty', '', 'b.xsd:1: is not well-formed'],
    ['that is not well-formed', '<a>\n<b></a>', 'b.xsd:2: is not well-formed'],
    [
      'with line ends of Windows',
      createDocument(`${'\n'.repeat(200)}<xs:group/>`).replaceAll('\n', '\r\n'),
      'b.xsd:202: group',
    ],
  ])('%s is named', (_what, other, message) => {
    const files = { 'a.xsd': including, ...(other !== undefined && { 'b.xsd': other }) };
    expect(failureIn(files)).toContain(message);
  });
});
