import { describe, expect, it } from 'vitest';
import { documentOf, fieldsOf, modelIn, root } from './support/schemas.ts';

const part = `<xs:complexType name="Part"><xs:sequence><xs:element name="a" type="Code"/></xs:sequence><xs:attribute name="b"/></xs:complexType>
  <xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:enumeration value="A"/></xs:restriction></xs:simpleType>`;
const pathOf = (namespace: string, local: string) => [{ namespace, local }];

describe('several documents', () => {
  it('are included, be it more than once or in a circle', () => {
    const back = '<xs:include schemaLocation="a.xsd"/>';
    const model = modelIn({
      'a.xsd': documentOf(
        `<xs:include schemaLocation="b.xsd"/><xs:include schemaLocation="./b.xsd"/>${root('<xs:sequence><xs:element name="p" type="Part"/></xs:sequence>')}`,
      ),
      'b.xsd': documentOf(back + part),
    });
    expect(fieldsOf(model)).toMatchObject([{ type: ['Part'] }]);
  });

  it('take on the namespace of what includes them, if they have none', () => {
    const model = modelIn({
      'a.xsd': documentOf(
        `<xs:include schemaLocation="b.xsd"/>${root('<xs:sequence><xs:element name="p" type="Part"/></xs:sequence>')}`,
      ),
      'b.xsd': documentOf(part, ''),
    });
    expect(model.objects.find(({ name }) => name === 'Part')?.fields[0]?.path).toEqual(
      pathOf('urn:t', 'a'),
    );
    expect(model.enumerations).toHaveLength(1);
  });

  it('are imported, each in its namespace', () => {
    const model = modelIn({
      'a.xsd': documentOf(
        `<xs:import namespace="urn:u" schemaLocation="b.xsd"/>${root('<xs:sequence><xs:element name="p" type="u:Part"/><xs:element ref="u:e"/></xs:sequence>')}`,
      ),
      'b.xsd': documentOf(`${part}<xs:element name="e"/>`, 'targetNamespace="urn:u" xmlns="urn:u"'),
    });
    expect(model.objects.find(({ name }) => name === 'Part')?.fields[0]?.path).toEqual(
      pathOf('urn:u', 'a'),
    );
    const fields = model.objects.find(({ name }) => name === 'Root')?.fields;
    expect(fields?.map(({ path }) => path)).toEqual([pathOf('urn:t', 'p'), pathOf('urn:u', 'e')]);
  });

  it('may leave their inner elements in no namespace', () => {
    const model = modelIn({
      'a.xsd': documentOf(
        root(
          '<xs:sequence><xs:element name="a"/><xs:element name="b" form="qualified"/></xs:sequence>',
        ),
      ).replace('"qualified" target', '"unqualified" target'),
    });
    expect(model.objects[0]?.fields.map(({ path }) => path)).toEqual([
      pathOf('', 'a'),
      pathOf('urn:t', 'b'),
    ]);
    expect(model.roots[0]?.element.namespace).toBe('urn:t');
  });
});
