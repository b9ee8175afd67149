import { describe, expect, it } from 'vitest';
import { fieldsOf, modelWith, root } from './support/schemas.ts';

const simple = (inner: string, base = 'xs:string', name = 'Code') =>
  `<xs:simpleType name="${name}"><xs:restriction base="${base}">${inner}</xs:restriction></xs:simpleType>`;
const user = root('<xs:attribute name="a" type="Code"/>');

describe('simple types', () => {
  it('are words, in the model in its own case', () => {
    const model = modelWith(
      `${user}<xs:simpleType name="Code">
        <xs:annotation><xs:documentation>Kinds.</xs:documentation><xs:appinfo><m:value name="later" list="laters"/></xs:appinfo></xs:annotation>
        <xs:restriction base="xs:string">
          <xs:enumeration value="InPerson" m:list="people" m:flag="flagged"/>
          <xs:enumeration value="ZIP5DASH4"/>
          <xs:enumeration value="Odd one" m:name="odd"/>
        </xs:restriction></xs:simpleType>`,
    );
    expect(fieldsOf(model)).toMatchObject([{ type: ['Code'] }]);
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

  it('are words in small letters where that is said', () => {
    const model = modelWith(
      `${user}<xs:simpleType name="Code" m:case="lower"><xs:restriction base="xs:string"><xs:enumeration value="TimedOut"/></xs:restriction></xs:simpleType>`,
    );
    expect(model.enumerations).toMatchObject([{ values: [{ name: 'timedout', xml: 'TimedOut' }] }]);
  });

  it.each([
    ['xs:string', '<xs:length value="3"/>', 'string', { length: 3 }],
    [
      'xs:token',
      '<xs:minLength value="1"/><xs:maxLength value="4"/>',
      'token',
      { minLength: 1, maxLength: 4 },
    ],
    [
      'xs:anyURI',
      '<xs:pattern value="[a-z]+|\\d{2}"/>',
      'anyURI',
      { pattern: '^(?:[a-z]+|\\d{2})$' },
    ],
    [
      'xs:int',
      '<xs:minInclusive value="-1"/><xs:maxInclusive value="+7"/>',
      'int',
      { minInclusive: -1, maxInclusive: 7 },
    ],
    ['xs:double', '<xs:minInclusive value="0.5"/>', 'double', { minInclusive: 0.5 }],
    ['xs:dateTime', '', 'dateTime', {}],
  ])('have the facets of %s with %s', (base, facets, name, expected) => {
    const model = modelWith(user + simple(facets, base));
    expect(model.objects[0]?.fields[0]?.value).toEqual({ kind: 'builtin', name, facets: expected });
  });

  it('have the facets of what they restrict', () => {
    const model = modelWith(
      user +
        simple('<xs:maxLength value="2"/>', 'Wide') +
        simple('<xs:minLength value="1"/><xs:maxLength value="9"/>', 'xs:string', 'Wide'),
    );
    expect(model.objects[0]?.fields[0]?.value).toMatchObject({
      facets: { minLength: 1, maxLength: 2 },
    });
  });
});
