import { describe, expect, it } from 'vitest';
import { fieldsOf, modelWith, root } from './support/schemas.ts';

const text = { type: ['string'], is: ['required'] };
const element = (name: string) => `<xs:element name="${name}" type="xs:string"/>`;

describe('what a type holds', () => {
  it('elements in sequence, each with its name, type and place', () => {
    const model = modelWith(
      root(`<xs:sequence>
        <xs:element name="EnvelopeID" type="xs:string"/>
        <xs:element name="Other" type="xs:int" minOccurs="0"/>
        <xs:element name="Untyped"/>
      </xs:sequence>`),
    );
    expect(fieldsOf(model)).toEqual([
      { property: 'envelopeId', in: 'EnvelopeID', ...text },
      { property: 'other', in: 'Other', type: ['int'], is: [] },
      { property: 'untyped', in: 'Untyped', ...text },
    ]);
    expect(model.roots).toEqual([
      { element: { namespace: 'urn:t', local: 'root' }, object: 'Root' },
    ]);
    expect(model.objects[0]?.fields[0]?.path).toEqual([
      { namespace: 'urn:t', local: 'EnvelopeID' },
    ]);
  });

  it('elements in any order', () => {
    const model = modelWith(root(`<xs:all>${element('a')}${element('b')}</xs:all>`));
    expect(fieldsOf(model)).toMatchObject([{ property: 'a' }, { property: 'b' }]);
  });

  it('nothing', () => {
    expect(fieldsOf(modelWith(root('')))).toEqual([]);
  });

  it('attributes, which are in no namespace', () => {
    const model = modelWith(
      root(`<xs:attribute name="Must" type="xs:boolean" use="required"/>
        <xs:attribute name="may" use="optional"/>`),
    );
    expect(fieldsOf(model)).toEqual([
      { property: 'must', in: '@Must', type: ['boolean'], is: ['required'] },
      { property: 'may', in: '@may', type: ['string'], is: [] },
    ]);
    expect(model.objects[0]?.fields[0]?.path).toEqual([{ namespace: '', local: 'Must' }]);
  });

  it('text with attributes', () => {
    const model = modelWith(
      root(`<xs:simpleContent><xs:extension base="xs:decimal">
        <xs:attribute name="unit"/>
      </xs:extension></xs:simpleContent>`),
    );
    expect(fieldsOf(model)).toEqual([
      { property: 'value', in: 'text', type: ['decimal'], is: ['required'] },
      { property: 'unit', in: '@unit', type: ['string'], is: [] },
    ]);
  });

  it('what the schema leaves open', () => {
    const model = modelWith(root('<xs:sequence><xs:any processContents="lax"/></xs:sequence>'));
    expect(fieldsOf(model)).toMatchObject([{ property: 'unknownElements', in: 'any' }]);
  });

  it('an element of the schema by reference, with what was said there', () => {
    const model = modelWith(
      `<xs:element name="Shared" type="xs:int" nillable="true" m:name="common"/>
      ${root('<xs:sequence><xs:element ref="Shared" minOccurs="0"/></xs:sequence>')}`,
    );
    expect(fieldsOf(model)).toEqual([
      { property: 'common', in: 'Shared', type: ['int'], is: ['nillable'] },
    ]);
  });

  it('itself, and what holds it', () => {
    const model = modelWith(
      `${root('<xs:sequence><xs:element name="a" type="Root" minOccurs="0"/><xs:element name="b" type="Other"/></xs:sequence>')}
      <xs:complexType name="Other"><xs:sequence><xs:element name="c" type="Root"/></xs:sequence><xs:attribute name="d"/></xs:complexType>`,
    );
    expect(fieldsOf(model)).toMatchObject([{ type: ['Root'] }, { type: ['Other'] }]);
    expect(fieldsOf(model, 'Other')).toMatchObject([{ type: ['Root'] }, { property: 'd' }]);
  });

  it('only itself, which is no list without end', () => {
    const model = modelWith(
      root('<xs:sequence><xs:element name="a" type="Root" minOccurs="0"/></xs:sequence>'),
    );
    expect(fieldsOf(model)).toEqual([{ property: 'a', in: 'a', type: ['Root'], is: [] }]);
  });
});

describe('types without a name', () => {
  it('are called by where they stand', () => {
    const model = modelWith(`<xs:element name="root"><xs:complexType><xs:sequence>
      <xs:element name="part"><xs:complexType><xs:attribute name="kind">
        <xs:simpleType><xs:restriction base="xs:string"><xs:enumeration value="One"/></xs:restriction></xs:simpleType>
      </xs:attribute></xs:complexType></xs:element>
    </xs:sequence></xs:complexType></xs:element>`);
    expect(fieldsOf(model)).toMatchObject([{ type: ['RootPart'] }]);
    expect(fieldsOf(model, 'RootPart')).toMatchObject([{ type: ['RootPartkind'] }]);
    expect(model.enumerations).toMatchObject([{ name: 'RootPartkind', values: [{ name: 'one' }] }]);
  });
});

describe('types built on others', () => {
  const base = `<xs:complexType name="Base"><xs:sequence>${element('a')}</xs:sequence><xs:attribute name="x"/><xs:attribute name="y"/></xs:complexType>`;

  it('extend them', () => {
    const model = modelWith(
      `${root(`<xs:complexContent><xs:extension base="Base"><xs:sequence>${element('b')}</xs:sequence></xs:extension></xs:complexContent>`)}${base}`,
    );
    expect(model.objects.map(({ name, base: on }) => [name, on])).toEqual([
      ['Base', undefined],
      ['Root', 'Base'],
    ]);
    expect(fieldsOf(model)).toEqual([{ property: 'b', in: 'b', ...text }]);
  });

  it('restrict them: the content is new, attributes hold on', () => {
    const model = modelWith(
      `${root('<xs:complexContent><xs:restriction base="Base"><xs:sequence/><xs:attribute name="y" type="xs:int" use="required"/></xs:restriction></xs:complexContent>')}${base}`,
    );
    expect(model.objects).toMatchObject([{ name: 'Root', base: undefined }]);
    expect(fieldsOf(model)).toEqual([
      { property: 'x', in: '@x', type: ['string'], is: [] },
      { property: 'y', in: '@y', type: ['int'], is: ['required'] },
    ]);
  });

  it('come after their base, even where that one holds them', () => {
    const model = modelWith(
      `${root('<xs:sequence><xs:element name="a" type="Special"/></xs:sequence><xs:attribute name="x"/>')}
      <xs:complexType name="Special"><xs:complexContent><xs:extension base="Root"><xs:attribute name="z"/></xs:extension></xs:complexContent></xs:complexType>`,
    );
    expect(model.objects.map(({ name }) => name)).toEqual(['Root', 'Special']);
  });
});

describe('what stands beside the declarations', () => {
  it('becomes documentation, a paragraph an entry', () => {
    const model =
      modelWith(`<xs:annotation><xs:documentation>Not of the type.</xs:documentation></xs:annotation>
      ${root(`<xs:annotation><xs:documentation>One
          line.

          Another &amp; more.</xs:documentation></xs:annotation>`)}`);
    expect(model.objects[0]?.documentation).toEqual(['One line.', 'Another & more.']);
  });

  it('becomes names and flags of the model', () => {
    const model = modelWith(`<xs:element name="root" type="Root"/>
      <xs:complexType name="Root" m:name="Message"><xs:sequence>
        <xs:element name="a" m:name="first" m:optional="true"/>
        <xs:element name="b" type="xs:int" minOccurs="0" m:zone="true"/>
      </xs:sequence><xs:attribute name="c" use="required" m:name="third" m:optional="true"/></xs:complexType>`);
    expect(fieldsOf(model, 'Message')).toMatchObject([
      { property: 'first', is: ['required', 'optional'] },
      { property: 'b', is: ['zone'] },
      { property: 'third', is: ['required', 'optional'] },
    ]);
    expect(model.roots).toMatchObject([{ object: 'Message' }]);
  });
});
