import { describe, expect, it } from 'vitest';
import { fieldsOf, modelWith, root } from './support/schemas.ts';

const element = (name: string) => `<xs:element name="${name}" type="xs:string"/>`;
const item = '<xs:element name="Item" type="xs:int" minOccurs="2" maxOccurs="9"/>';
const holder = (name: string, inner: string) =>
  `<xs:complexType name="${name}"><xs:sequence>${inner}</xs:sequence></xs:complexType>`;
const at = (inner: string) => root(`<xs:sequence>${inner}</xs:sequence><xs:attribute name="x"/>`);
const listIn = (...schema: string[]) => fieldsOf(modelWith(schema.join('')))?.[0];

describe('lists', () => {
  it('are elements that repeat', () => {
    expect(listIn(at(item))).toEqual({
      property: 'item',
      in: 'Item',
      type: ['int'],
      is: ['list', 'required'],
      min: 2,
      max: 9,
    });
    expect(
      listIn(at('<xs:element name="Item" minOccurs="0" maxOccurs="unbounded"/>')),
    ).toMatchObject({ is: ['list'], min: 0, max: Infinity });
  });

  it('are types that only hold such elements', () => {
    expect(
      listIn(at('<xs:element name="Items" type="Items" minOccurs="0"/>'), holder('Items', item)),
    ).toEqual({
      property: 'items',
      in: 'Items/Item',
      type: ['int'],
      is: ['list'],
      min: 2,
      max: 9,
    });
  });

  it('are types that only hold such types', () => {
    const outer = holder('Outer', '<xs:element name="Items" type="Items"/>');
    expect(
      listIn(at('<xs:element name="Outer" type="Outer"/>'), outer, holder('Items', item)),
    ).toMatchObject({
      in: 'Outer/Items/Item',
      is: ['list', 'required'],
      min: 2,
    });
  });

  it('may be empty where what holds the items may', () => {
    const items = `<xs:complexType name="Items"><xs:sequence minOccurs="0">${item}</xs:sequence></xs:complexType>`;
    expect(listIn(at('<xs:element name="Items" type="Items"/>'), items)).toMatchObject({
      min: 0,
      max: 9,
    });
  });

  it.each([
    [
      'has an attribute',
      '<xs:complexType name="Items"><xs:sequence>' +
        item +
        '</xs:sequence><xs:attribute name="n"/></xs:complexType>',
    ],
    ['holds something beside', holder('Items', item + element('Beside'))],
    [
      'holds a choice',
      `<xs:complexType name="Items"><xs:choice>${item}</xs:choice></xs:complexType>`,
    ],
  ])('are none where the type %s', (_what, items) => {
    expect(listIn(at('<xs:element name="Items" type="Items"/>'), items)).toMatchObject({
      in: 'Items',
      type: ['Items'],
      is: ['required'],
    });
  });
});
