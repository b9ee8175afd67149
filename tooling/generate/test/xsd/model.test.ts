import { describe, expect, it } from 'vitest';
import {
  createDocument,
  describeFields,
  modelIn,
  modelWith,
  root,
  sequence,
} from './support/schemas.ts';

const holder = (name: string, inner: string) =>
  `<xs:complexType name="${name}"><xs:sequence>${inner}</xs:sequence></xs:complexType>`;
const pathIn = (namespace: string, local: string) => [{ namespace, local }];

describe('an object', () => {
  it('has the elements of a sequence, each with its name, type and path', () => {
    const model = modelWith(
      sequence(`<xs:element name="EnvelopeID" type="xs:string"/>
        <xs:element name="Other" type="xs:int" minOccurs="0" nillable="true"/>`),
    );
    expect(describeFields(model)).toEqual([
      { property: 'envelopeId', in: 'EnvelopeID', type: 'string', is: ['required'] },
      { property: 'other', in: 'Other', type: 'int', is: ['nillable'] },
    ]);
    expect(model.roots).toEqual([
      { element: { namespace: 'urn:t', local: 'root' }, object: 'Root' },
    ]);
    expect(model.objects[0]?.fields[0]?.path).toEqual([
      { namespace: 'urn:t', local: 'EnvelopeID' },
    ]);
  });

  it('has attributes, which are in no namespace', () => {
    const model = modelWith(root('<xs:attribute name="May" type="xs:string"/>'));
    expect(describeFields(model)).toEqual([
      { property: 'may', in: '@May', type: 'string', is: [] },
    ]);
    expect(model.objects[0]?.fields[0]?.path).toEqual([{ namespace: '', local: 'May' }]);
  });

  it('may be empty', () => expect(describeFields(modelWith(root('')))).toEqual([]));

  it('may have elements that the schema leaves open', () => {
    const model = modelWith(sequence('<xs:any processContents="lax" maxOccurs="unbounded"/>'));
    expect(describeFields(model)).toMatchObject([{ property: 'unknownElements', in: 'any' }]);
  });

  it('has an element of the schema by reference, with the hints of its declaration', () => {
    const model = modelWith(
      `<xs:element name="Shared" type="xs:int" nillable="true" m:name="common"/>
      ${sequence('<xs:element ref="Shared" minOccurs="0"/>')}`,
    );
    expect(describeFields(model)).toEqual([
      { property: 'common', in: 'Shared', type: 'int', is: ['nillable'] },
    ]);
  });

  it('comes after the objects in it', () => {
    const other =
      '<xs:complexType name="Other"><xs:attribute name="d" type="xs:int"/></xs:complexType>';
    const model = modelWith(sequence('<xs:element name="a" type="Other"/>') + other);
    expect(model.objects.map(({ name }) => name)).toEqual(['Other', 'Root']);
  });

  it('takes names and flags from hints, and paragraphs from documentation', () => {
    const model = modelWith(`<xs:element name="root" type="Root"/>
      <xs:complexType name="Root" m:name="Message">
        <xs:annotation><xs:documentation>One
          line.

          Another &amp; more.</xs:documentation></xs:annotation>
        <xs:sequence>
          <xs:element name="a" type="xs:string" m:name="first" m:optional="true"/>
          <xs:element name="b" type="xs:int" minOccurs="0" m:zone="true"/>
          <xs:element name="c" type="xs:dateTime" m:digits="all"/>
          <xs:element name="d" type="xs:int" minOccurs="0" maxOccurs="unbounded" m:written="true"/>
        </xs:sequence></xs:complexType>`);
    expect(describeFields(model, 'Message')).toMatchObject([
      { property: 'first', is: ['required', 'optional'] },
      { property: 'b', is: ['zone'] },
      { property: 'c', is: ['required', 'allDigits'] },
      { property: 'd', is: ['list', 'written'] },
    ]);
    expect(model.objects[0]?.documentation).toEqual(['One line.', 'Another & more.']);
  });
});

describe('a list', () => {
  const item = '<xs:element name="Item" type="xs:int" minOccurs="0" maxOccurs="unbounded"/>';
  const user = sequence('<xs:element name="Items" type="Items" minOccurs="0"/>');

  it.each([
    ['an element that repeats', sequence(item), { property: 'item', in: 'Item', is: ['list'] }],
    [
      'a type that only has such an element',
      user + holder('Items', item),
      { property: 'items', in: 'Items/Item', type: 'int', is: ['list'] },
    ],
    [
      'a type that only has such a type',
      user + holder('Items', '<xs:element name="Inner" type="Inner"/>') + holder('Inner', item),
      { property: 'items', in: 'Items/Inner/Item', is: ['list'] },
    ],
  ])('is %s', (_what, schema, field) => {
    expect(describeFields(modelWith(schema))).toMatchObject([field]);
  });

  it.each([
    [
      'has an attribute',
      holder('Items', item).replace('</xs:sequence>', '$&<xs:attribute name="n" type="xs:int"/>'),
    ],
    ['has another element', holder('Items', `${item}<xs:element name="b" type="xs:int"/>`)],
  ])('is none if the type %s', (_what, items) => {
    expect(describeFields(modelWith(user + items))).toMatchObject([{ in: 'Items', type: 'Items' }]);
  });
});

describe('an enumeration', () => {
  const user = root('<xs:attribute name="a" type="Code"/>');

  it('has the words of the XML in the case of the model, and those of JSON alone', () => {
    const model = modelWith(
      `${user}<xs:simpleType name="Code">
        <xs:annotation><xs:documentation>Kinds.</xs:documentation><xs:appinfo><m:value name="later" list="laters"/></xs:appinfo></xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="InPerson" m:list="people" m:flag="flagged"/>
          <xs:enumeration value="ZIP5DASH4"/>
          <xs:enumeration value="Odd one" m:name="odd"/>
        </xs:restriction></xs:simpleType>`,
    );
    expect(describeFields(model)).toMatchObject([{ type: 'Code' }]);
    expect(model.enumerations).toMatchObject([
      {
        name: 'Code',
        documentation: ['Kinds.'],
        values: [
          { name: 'inPerson', xml: 'InPerson', list: 'people', flag: 'flagged' },
          { name: 'zip5Dash4', xml: 'ZIP5DASH4', list: undefined, flag: undefined },
          { name: 'odd', xml: 'Odd one' },
          { name: 'later', xml: undefined, list: 'laters' },
        ],
      },
    ]);
  });

  it('has words in small letters if the schema says so', () => {
    const model = modelWith(
      `${user}<xs:simpleType name="Code" m:case="lower"><xs:restriction base="xs:string"><xs:enumeration value="TimedOut"/></xs:restriction></xs:simpleType>`,
    );
    expect(model.enumerations).toMatchObject([{ values: [{ name: 'timedout', xml: 'TimedOut' }] }]);
  });
});

describe('several documents', () => {
  const part =
    '<xs:complexType name="Part"><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence></xs:complexType>';
  const user = sequence('<xs:element name="p" type="Part"/>');

  it('are included, more than once and in a circle too', () => {
    const model = modelIn({
      'a.xsd': createDocument(
        `<xs:include schemaLocation="b.xsd"/><xs:include schemaLocation="./b.xsd"/>${user}`,
      ),
      'b.xsd': createDocument(`<xs:include schemaLocation="a.xsd"/>${part}`),
    });
    expect(describeFields(model)).toMatchObject([{ type: 'Part' }]);
  });

  it('get the namespace of the document that includes them, if they have none', () => {
    const model = modelIn({
      'a.xsd': createDocument(`<xs:include schemaLocation="b.xsd"/>${user}`),
      'b.xsd': createDocument(part, ''),
    });
    expect(model.objects[0]?.fields[0]?.path).toEqual(pathIn('urn:t', 'a'));
  });

  it('are imported, each in its namespace', () => {
    const model = modelIn({
      'a.xsd': createDocument(
        `<xs:import namespace="urn:u" schemaLocation="b.xsd"/>${sequence('<xs:element name="p" type="u:Part"/><xs:element ref="u:e"/>')}`,
      ),
      'b.xsd': createDocument(
        `${part}<xs:element name="e" type="xs:int"/>`,
        'targetNamespace="urn:u" xmlns="urn:u"',
      ),
    });
    const paths = model.objects.map(({ fields }) => fields.map(({ path }) => path));
    expect(paths).toEqual([[pathIn('urn:u', 'a')], [pathIn('urn:t', 'p'), pathIn('urn:u', 'e')]]);
  });
});
