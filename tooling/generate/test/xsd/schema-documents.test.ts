import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { connect, filesIn, readText } from './support/files.ts';
import { checkBy } from './support/libxml.ts';

const schemaOfSchemas = path.join(import.meta.dirname, 'schema-for-schemas.xsd');
const check = checkBy(schemaOfSchemas);

it.each(filesIn('xsd', '.xsd'))('%s is a schema document', (name) => {
  expect(check(readText(name))).toBeUndefined();
});

it('the schema for schema documents is one itself', () => {
  expect(check(readFileSync(schemaOfSchemas, 'utf8'))).toBeUndefined();
});

// The others are included or imported by these.
it.each(['connect', 'soap', 'soapUpdate', 'soapUpdateDefault', 'older'])(
  'the schema of %s.xsd can be used',
  (name) => {
    expect(checkBy(path.join(connect, 'xsd', `${name}.xsd`))).toBeTypeOf('function');
  },
);

const inSequence = (inner: string) =>
  `<xs:complexType name="T"><xs:sequence>${inner}</xs:sequence></xs:complexType>`;
const restricted = (facet: string) =>
  `<xs:simpleType name="S"><xs:restriction base="xs:string">${facet}</xs:restriction></xs:simpleType>`;
const createDocument = (inner: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t">${inner}</xs:schema>`;

it.each([
  [
    'an element without a name',
    "'name' is required",
    '<xs:element type="xs:string"/>',
    '<xs:element name="a"/>',
  ],
  [
    'a misspelt attribute',
    "'typ' is not allowed",
    '<xs:element name="a" typ="xs:string"/>',
    '<xs:element name="a" type="xs:string"/>',
  ],
  [
    'a name and a reference',
    "XPath '@name | @ref'",
    inSequence('<xs:element name="a" ref="t:a"/>'),
    inSequence('<xs:element ref="t:a"/>'),
  ],
  [
    'a misspelt maxOccurs',
    "'Unbounded'",
    inSequence('<xs:element name="a" maxOccurs="Unbounded"/>'),
    inSequence('<xs:element name="a" maxOccurs="unbounded"/>'),
  ],
  [
    'a sequence behind an attribute',
    "sequence': This element is not expected",
    '<xs:complexType name="T"><xs:attribute name="a"/><xs:sequence/></xs:complexType>',
    '<xs:complexType name="T"><xs:sequence/><xs:attribute name="a"/></xs:complexType>',
  ],
  [
    'documentation without its annotation',
    "documentation': This element is not expected",
    '<xs:element name="a"><xs:documentation>x</xs:documentation></xs:element>',
    '<xs:element name="a"><xs:annotation><xs:documentation>x</xs:documentation></xs:annotation></xs:element>',
  ],
  [
    'an unknown use',
    "'maybe'",
    '<xs:complexType name="T"><xs:attribute name="a" use="maybe"/></xs:complexType>',
    '<xs:complexType name="T"><xs:attribute name="a" use="required"/></xs:complexType>',
  ],
  [
    'an extension of nothing',
    "'base' is required",
    '<xs:complexType name="T"><xs:simpleContent><xs:extension/></xs:simpleContent></xs:complexType>',
    '<xs:complexType name="T"><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType>',
  ],
  [
    'a facet without a value',
    "'value' is required",
    restricted('<xs:enumeration/>'),
    restricted('<xs:enumeration value=""/>'),
  ],
  [
    'an unknown facet',
    "minimum': This element is not expected",
    restricted('<xs:minimum value="1"/>'),
    restricted('<xs:minLength value="1"/>'),
  ],
  [
    'an include behind a declaration',
    "include': This element is not expected",
    '<xs:element name="a"/><xs:include schemaLocation="a"/>',
    '<xs:include schemaLocation="a"/><xs:element name="a"/>',
  ],
  [
    'two types of one name',
    "Duplicate key-sequence ['T']",
    `${inSequence('')}<xs:simpleType name="T"><xs:list itemType="xs:int"/></xs:simpleType>`,
    `${inSequence('')}<xs:simpleType name="S"><xs:list itemType="xs:int"/></xs:simpleType>`,
  ],
  [
    'a construct of version 1.1',
    "assert': This element is not expected",
    inSequence('').replace('</xs:complexType>', '<xs:assert test="a"/></xs:complexType>'),
    inSequence(''),
  ],
  [
    'text among declarations',
    'Character content other than whitespace',
    inSequence('text'),
    inSequence(''),
  ],
])('no schema: %s', (_what, said, wrong, right) => {
  expect(check(createDocument(right))).toBeUndefined();
  expect(check(createDocument(wrong))).toContain(said);
});
