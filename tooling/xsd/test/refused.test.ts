import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelOf, readSchema, XsdError } from '../src/index.ts';
import { documentOf, root, written } from './support/schemas.ts';

/** How reading a schema fails: what is said, and where. */
function failureOf(files: Readonly<Record<string, string>>) {
  const file = written(files);
  try {
    modelOf(readSchema([file]));
  } catch (error) {
    if (!(error instanceof XsdError)) throw error;
    const where = `${path.basename(error.place.file)}:${error.place.line}`;
    // The message says the place too, in full.
    expect(error.message).toContain(`${error.place.file}:${error.place.line}: `);
    return { where, said: error.message };
  }
  return undefined;
}

/** The element of the construct stands on line 3 or where the table says. */
const inRoot = (inner: string) => root(`\n${inner}`);
const sequence = (inner: string) => inRoot(`<xs:sequence>${inner}</xs:sequence>`);
const simple = (inner: string, base = 'xs:string') =>
  `\n<xs:simpleType name="S"><xs:restriction base="${base}">${inner}</xs:restriction></xs:simpleType>`;
const used = (inner: string, base?: string) =>
  `<xs:element name="root"><xs:complexType><xs:attribute name="a" type="S"/></xs:complexType></xs:element>${simple(inner, base)}`;
const complex = (name: string, inner = '') =>
  `<xs:complexType name="${name}">${inner}</xs:complexType>`;

/** What is refused, what the message says of it, its line, and the schema. */
type Case = [what: string, said: string, line: number, inner: string];

const notCovered: Case[] = [
  ['a group', 'group is not covered', 3, '\n<xs:group name="G"><xs:sequence/></xs:group>'],
  ['the use of a group', 'group is not covered', 3, inRoot('<xs:group ref="G"/>')],
  ['an attributeGroup', 'attributeGroup is not covered', 3, '\n<xs:attributeGroup name="G"/>'],
  [
    'the use of an attributeGroup',
    'attributeGroup is not covered',
    3,
    inRoot('<xs:attributeGroup ref="G"/>'),
  ],
  ['an attribute of the schema', 'attribute is not covered', 3, '\n<xs:attribute name="a"/>'],
  ['a reference to it', 'the attribute ref of attribute', 3, inRoot('<xs:attribute ref="a"/>')],
  [
    'an attribute with a form',
    'the attribute form of attribute',
    3,
    inRoot('<xs:attribute name="a" form="qualified"/>'),
  ],
  [
    'an attribute that is forbidden',
    'the use prohibited of the attribute a',
    3,
    inRoot('<xs:attribute name="a" use="prohibited"/>'),
  ],
  ['anyAttribute', 'anyAttribute is not covered', 3, inRoot('<xs:anyAttribute/>')],
  ['a notation', 'notation is not covered', 3, '\n<xs:notation name="n" public="x"/>'],
  ['redefine', 'redefine is not covered', 3, '\n<xs:redefine schemaLocation="b.xsd"/>'],
  [
    'a union',
    'union is not covered',
    3,
    '\n<xs:simpleType name="S"><xs:union memberTypes="xs:int"/></xs:simpleType>',
  ],
  [
    'a list',
    'list is not covered',
    3,
    '\n<xs:simpleType name="S"><xs:list itemType="xs:int"/></xs:simpleType>',
  ],
  [
    'a key',
    'key is not covered',
    3,
    '<xs:element name="e" type="xs:string">\n<xs:key name="k"/></xs:element>',
  ],
  [
    'unique',
    'unique is not covered',
    3,
    '<xs:element name="e">\n<xs:unique name="k"/></xs:element>',
  ],
  [
    'keyref beside a type',
    'keyref is not covered',
    3,
    '<xs:element name="e"><xs:complexType/>\n<xs:keyref name="k" refer="k"/></xs:element>',
  ],
  [
    'substitutionGroup',
    'the attribute substitutionGroup of element',
    3,
    '\n<xs:element name="e" substitutionGroup="f"/>',
  ],
  [
    'an abstract element',
    'the attribute abstract of element',
    3,
    '\n<xs:element name="e" abstract="true"/>',
  ],
  [
    'an abstract type',
    'the attribute abstract of complexType',
    3,
    '\n<xs:complexType name="T" abstract="true"/>',
  ],
  [
    'mixed content',
    'the attribute mixed of complexType',
    3,
    '\n<xs:complexType name="T" mixed="true"/>',
  ],
  [
    'mixed complexContent',
    'the attribute mixed of complexContent',
    3,
    inRoot('<xs:complexContent mixed="true"/>'),
  ],
  ['a fixed value', 'the attribute fixed of element', 3, '\n<xs:element name="e" fixed="x"/>'],
  [
    'a default value',
    'the attribute default of element',
    3,
    sequence('<xs:element name="e" default="x"/>'),
  ],
  [
    'a default of an attribute',
    'the attribute default of attribute',
    3,
    inRoot('<xs:attribute name="a" default="x"/>'),
  ],
  ['a sequence that repeats', 'a sequence that repeats', 3, inRoot('<xs:sequence maxOccurs="2"/>')],
  [
    'a choice that repeats',
    'a choice that repeats',
    3,
    sequence('<xs:choice maxOccurs="unbounded"/>'),
  ],
  [
    'a choice in a choice',
    'a choice in a choice that can do without it',
    4,
    inRoot(
      '<xs:choice><xs:element name="a"/>\n<xs:choice><xs:element name="b"/></xs:choice></xs:choice>',
    ),
  ],
  [
    'a choice in a group that may be missing',
    'a choice in a sequence that can do without it',
    4,
    inRoot(
      '<xs:sequence minOccurs="0"><xs:sequence>\n<xs:choice><xs:element name="b"/></xs:choice></xs:sequence></xs:sequence>',
    ),
  ],
  ['any in a choice', 'any in a choice', 4, inRoot('<xs:choice>\n<xs:any/></xs:choice>')],
  ['two groups', 'choice is not covered', 4, inRoot('<xs:sequence/>\n<xs:choice/>')],
  [
    'something beside derived content',
    'attribute is not covered',
    4,
    inRoot('<xs:complexContent/>\n<xs:attribute name="a"/>'),
  ],
  [
    'two derivations',
    'extension is not covered',
    4,
    inRoot(
      '<xs:complexContent><xs:extension base="Root"/>\n<xs:extension base="Root"/></xs:complexContent>',
    ),
  ],
  [
    'restricted simpleContent',
    'restriction is not covered',
    3,
    inRoot('<xs:simpleContent><xs:restriction base="xs:string"/></xs:simpleContent>'),
  ],
  [
    'simpleContent of a complex type',
    'simpleContent of the complex type Other',
    2,
    `${root('<xs:simpleContent><xs:extension base="Other"/></xs:simpleContent>')}${complex('Other')}`,
  ],
  [
    'an attribute of a complex type',
    'the attribute a of the complex type Other',
    3,
    `${inRoot('<xs:attribute name="a" type="Other"/>')}${complex('Other')}`,
  ],
  [
    'complexContent of a simple type',
    'builds on a simple type',
    2,
    `${root('<xs:complexContent><xs:extension base="S"/></xs:complexContent>')}${simple('')}`,
  ],
  [
    'complexContent of a built-in type',
    'extension is not covered',
    3,
    inRoot('<xs:complexContent><xs:extension base="xs:string"/></xs:complexContent>'),
  ],
  [
    'an element that repeats and is nillable',
    'the element a repeats and is nillable',
    3,
    sequence('<xs:element name="a" nillable="true" maxOccurs="2"/>'),
  ],
  [
    'an element that may not be there',
    'maxOccurs 0',
    3,
    sequence('<xs:element name="a" minOccurs="0" maxOccurs="0"/>'),
  ],
  ['blockDefault', 'the attribute blockDefault of schema', 1, '" blockDefault="#all'],
  ['an element of another language', 'element is not covered', 3, '\n<u:element name="e"/>'],
];

const facets: Case[] = [
  ['totalDigits', 'totalDigits is not covered', 3, simple('<xs:totalDigits value="3"/>', 'xs:int')],
  [
    'minExclusive',
    'minExclusive is not covered',
    3,
    simple('<xs:minExclusive value="3"/>', 'xs:int'),
  ],
  ['whiteSpace', 'whiteSpace is not covered', 3, simple('<xs:whiteSpace value="collapse"/>')],
  [
    'a fixed facet',
    'the attribute fixed of length',
    3,
    simple('<xs:length value="1" fixed="true"/>'),
  ],
  ['a facet without a value', 'enumeration has no value', 3, simple('<xs:enumeration/>')],
  ['a length that is no number', 'the maxLength x', 3, simple('<xs:maxLength value="x"/>')],
  [
    'a bound that is a date',
    'the minInclusive 2026-01-01',
    3,
    simple('<xs:minInclusive value="2026-01-01"/>', 'xs:date'),
  ],
  [
    'two patterns',
    'pattern is not covered',
    4,
    simple('<xs:pattern value="a"/>\n<xs:pattern value="b"/>'),
  ],
  [
    'a pattern with Unicode blocks',
    'pattern is not covered',
    3,
    simple('<xs:pattern value="\\p{IsBasicLatin}"/>'),
  ],
  [
    'a pattern that subtracts',
    'pattern is not covered',
    3,
    simple('<xs:pattern value="[a-z-[b]]"/>'),
  ],
  ['a pattern with a plain $', 'pattern is not covered', 3, simple('<xs:pattern value="US$"/>')],
  ['a pattern with a plain ^', 'pattern is not covered', 3, simple('<xs:pattern value="a^"/>')],
  ['a pattern that is none', 'pattern is not covered', 3, simple('<xs:pattern value="("/>')],
  ['a length of a number', 'maxLength of xs:int', 3, used('<xs:maxLength value="3"/>', 'xs:int')],
  [
    'a pattern of a date',
    'pattern of xs:dateTime',
    3,
    used('<xs:pattern value="2.*"/>', 'xs:dateTime'),
  ],
  ['a bound of text', 'minInclusive of xs:string', 3, used('<xs:minInclusive value="3"/>')],
  [
    'a facet beside words',
    'maxLength beside values',
    3,
    used('<xs:enumeration value="a"/><xs:maxLength value="3"/>'),
  ],
  [
    'a pattern on a pattern',
    'a pattern beside that of its base',
    3,
    `${used('<xs:pattern value="a"/>', 'B')}<xs:simpleType name="B"><xs:restriction base="xs:string"><xs:pattern value="b"/></xs:restriction></xs:simpleType>`,
  ],
  [
    'a simple type of a complex one',
    'restricts a type that is no simple one',
    3,
    `${used('', 'Other')}${complex('Other')}`,
  ],
];

const wrong: Case[] = [
  [
    'a built-in type that is not covered',
    'the built-in type gYear',
    3,
    '\n<xs:element name="e" type="xs:gYear"/>',
  ],
  [
    'a prefix that is not declared',
    'the prefix no of no:T',
    3,
    '\n<xs:element name="e" type="no:T"/>',
  ],
  ['an element with such a prefix', 'the prefix no of no:e', 3, '\n<no:e/>'],
  [
    'a type that is nowhere, of an element',
    'the type T is declared nowhere',
    3,
    '\n<xs:element name="e" type="T"/>',
  ],
  [
    'of an inner element',
    'the type T is declared nowhere',
    3,
    sequence('<xs:element name="e" type="T"/>'),
  ],
  [
    'of an attribute',
    'the type T is declared nowhere',
    3,
    inRoot('<xs:attribute name="a" type="T"/>'),
  ],
  ['that is restricted', 'the type T is declared nowhere', 3, simple('', 'T')],
  [
    'that is extended',
    'the type T is declared nowhere',
    2,
    root('<xs:complexContent><xs:extension base="T"/></xs:complexContent>'),
  ],
  [
    'whose content is restricted',
    'the type T is declared nowhere',
    2,
    root('<xs:complexContent><xs:restriction base="T"/></xs:complexContent>'),
  ],
  [
    'whose text is extended',
    'the type T is declared nowhere',
    2,
    root('<xs:simpleContent><xs:extension base="T"/></xs:simpleContent>'),
  ],
  [
    'an element that is nowhere',
    'the element e is declared nowhere',
    3,
    sequence('<xs:element ref="e"/>'),
  ],
  [
    'a type of another namespace',
    'the type Root is declared nowhere',
    3,
    `${root('')}\n<xs:element name="e" type="u:Root"/>`,
  ],
  [
    'a type that is built on itself',
    'the type Root is built on itself',
    2,
    root('<xs:complexContent><xs:extension base="Root"/></xs:complexContent>'),
  ],
  ['a simple one too', 'the type S is built on itself', 3, simple('', 'S')],
  ['two types of one name', 'Root is declared twice', 3, `${root('')}\n${complex('Root')}`],
  [
    'two elements of one name',
    'root is declared twice',
    3,
    `${root('')}\n<xs:element name="root"/>`,
  ],
  ['an element without a name', 'element has no name', 3, '\n<xs:element/>'],
  ['a type without a name', 'complexType has no name', 3, '\n<xs:complexType/>'],
  [
    'an extension of nothing',
    'extension has no base',
    3,
    inRoot('<xs:simpleContent><xs:extension/></xs:simpleContent>'),
  ],
  ['empty complexContent', 'complexContent is empty', 3, inRoot('<xs:complexContent/>')],
  ['an empty simple type', 'the simple type S is empty', 3, '\n<xs:simpleType name="S"/>'],
  ['an include of nothing', 'include has no schemaLocation', 3, '\n<xs:include/>'],
  [
    'a type beside a named one',
    'complexType is not covered',
    3,
    '<xs:element name="e" type="xs:int">\n<xs:complexType/></xs:element>',
  ],
  [
    'minOccurs above maxOccurs',
    'minOccurs and maxOccurs do not fit',
    3,
    sequence('<xs:element name="a" minOccurs="2"/>'),
  ],
  [
    'a negative minOccurs',
    'minOccurs and maxOccurs do not fit',
    3,
    sequence('<xs:element name="a" minOccurs="-1"/>'),
  ],
  [
    'a misspelt maxOccurs',
    'minOccurs and maxOccurs do not fit',
    3,
    sequence('<xs:element name="a" maxOccurs="many"/>'),
  ],
  [
    'an empty minOccurs',
    'minOccurs and maxOccurs do not fit',
    3,
    sequence('<xs:element name="a" minOccurs=""/>'),
  ],
];

const names: Case[] = [
  [
    'fields',
    'two fields of Root come to the name someId',
    2,
    root('<xs:sequence><xs:element name="SomeID"/><xs:element name="SomeId"/></xs:sequence>'),
  ],
  [
    'an element and an attribute',
    'two fields of Root come to the name a',
    2,
    root('<xs:sequence><xs:element name="a"/></xs:sequence><xs:attribute name="A"/>'),
  ],
  [
    'a field and one of the base of its base',
    'two fields of Root come to the name a',
    2,
    `${root('<xs:complexContent><xs:extension base="B"><xs:attribute name="a"/></xs:extension></xs:complexContent>')}
    ${complex('B', '<xs:complexContent><xs:extension base="C"/></xs:complexContent>')}${complex('C', '<xs:attribute name="a"/>')}`,
  ],
  [
    'types',
    'the types Root and root come to the same name Root',
    3,
    `${root('<xs:sequence><xs:element name="e" type="root"/></xs:sequence>')}\n${complex('root')}`,
  ],
  [
    'words',
    'two values of S come to the word aB',
    4,
    used('<xs:enumeration value="a-b"/>\n<xs:enumeration value="aB"/>'),
  ],
];

describe.each([
  ['not covered', notCovered],
  ['not covered in simple types', facets],
  ['wrong', wrong],
  ['two of one name', names],
])('%s', (_kind, cases) => {
  it.each(cases)('%s', (_what, said, line, inner) => {
    const schema = inner.startsWith('"')
      ? documentOf('', `targetNamespace="urn:t${inner}"`)
      : documentOf(inner);
    const failure = failureOf({ 'a.xsd': schema });
    expect(failure).toEqual({ where: `a.xsd:${line}`, said: expect.stringContaining(said) });
  });
});

describe('files', () => {
  it.each([
    [
      'that are not there',
      '\n<xs:include schemaLocation="b.xsd"/>',
      undefined,
      'a.xsd:3',
      'b.xsd cannot be read',
    ],
    [
      'of another namespace',
      '\n\n<xs:include schemaLocation="b.xsd"/>',
      documentOf('', 'targetNamespace="urn:u"'),
      'a.xsd:4',
      'includes a schema of the namespace urn:u',
    ],
    [
      'that are imported under a wrong name',
      '\n<xs:import namespace="urn:x" schemaLocation="b.xsd"/>',
      documentOf('', 'targetNamespace="urn:u"'),
      'a.xsd:3',
      'imports the namespace urn:x',
    ],
    [
      'with an error of their own',
      '<xs:include schemaLocation="b.xsd"/>',
      documentOf('\n<xs:group/>'),
      'b.xsd:3',
      'group is not covered',
    ],
    [
      'that are no schema',
      '<xs:include schemaLocation="b.xsd"/>',
      '<html/>',
      'b.xsd:1',
      'the root is html',
    ],
    [
      'of a schema of another language',
      '<xs:include schemaLocation="b.xsd"/>',
      '\n<schema xmlns="urn:x"/>',
      'b.xsd:2',
      'the root is schema',
    ],
    ['that are empty', '<xs:include schemaLocation="b.xsd"/>', '', 'b.xsd:1', 'is not well-formed'],
    [
      'that are not well-formed',
      '<xs:include schemaLocation="b.xsd"/>',
      '<a>\n<b></a>',
      'b.xsd:2',
      'is not well-formed',
    ],
    [
      'with line ends of Windows',
      '<xs:include schemaLocation="b.xsd"/>',
      documentOf(`${'\n'.repeat(200)}<xs:group/>`).replaceAll('\n', '\r\n'),
      'b.xsd:202',
      'group is not covered',
    ],
  ])('%s', (_what, inner, other, where, said) => {
    const files = {
      'a.xsd': documentOf(inner),
      ...(other === undefined ? {} : { 'b.xsd': other }),
    };
    expect(failureOf(files)).toEqual({ where, said: expect.stringContaining(said) });
  });

  it('that are not there at all', () => {
    expect(() => readSchema(['/nowhere/a.xsd'])).toThrow(
      '/nowhere/a.xsd:1: /nowhere/a.xsd cannot be read',
    );
  });
});
