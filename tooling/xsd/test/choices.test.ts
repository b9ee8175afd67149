import { describe, expect, it } from 'vitest';
import { fieldsOf, modelWith, root } from './support/schemas.ts';

const element = (name: string) => `<xs:element name="${name}" type="xs:string"/>`;
const choicesIn = (inner: string) => modelWith(root(inner)).objects[0]?.choices;
const [a, b, c] = [element('a'), element('b'), element('c')];
const maybe = (name: string) => `<xs:element name="${name}" minOccurs="0"/>`;

describe('choices', () => {
  it.each([
    [
      'one of two',
      `<xs:choice>${a}${b}</xs:choice>`,
      true,
      [
        [['a'], []],
        [['b'], []],
      ],
    ],
    [
      'none too',
      `<xs:choice minOccurs="0">${a}${b}</xs:choice>`,
      false,
      [
        [['a'], []],
        [['b'], []],
      ],
    ],
    [
      'one that can be empty, so none too',
      `<xs:choice>${a}${maybe('b')}</xs:choice>`,
      false,
      [
        [['a'], []],
        [[], ['b']],
      ],
    ],
    [
      'one or a group',
      `<xs:choice>${a}<xs:sequence>${b}${maybe('c')}</xs:sequence></xs:choice>`,
      true,
      [
        [['a'], []],
        [['b'], ['c']],
      ],
    ],
    [
      'a group as a whole or not',
      `<xs:sequence minOccurs="0">${a}${b}${maybe('c')}</xs:sequence>`,
      false,
      [[['a', 'b'], ['c']]],
    ],
    [
      'a choice in a sequence',
      `<xs:sequence>${c}<xs:choice>${a}${b}</xs:choice></xs:sequence>`,
      true,
      [
        [['a'], []],
        [['b'], []],
      ],
    ],
  ])('%s', (_what, inner, required, groups) => {
    expect(choicesIn(inner)).toEqual([
      { required, alternatives: groups.map(([must, may]) => ({ required: must, optional: may })) },
    ]);
  });

  it('leave no field that must be there whatever is chosen', () => {
    const model = modelWith(root(`<xs:choice>${a}<xs:sequence>${b}</xs:sequence></xs:choice>`));
    expect(fieldsOf(model)).toMatchObject([{ is: [] }, { is: [] }]);
    expect(
      fieldsOf(modelWith(root(`<xs:sequence minOccurs="0">${a}</xs:sequence>`))),
    ).toMatchObject([{ is: [] }]);
  });

  it('are none where a group of one may be missing', () => {
    expect(choicesIn(`<xs:sequence minOccurs="0">${a}</xs:sequence>`)).toEqual([]);
  });
});
