import type { BuiltInName } from '@countersign/xsd';
import ts from 'typescript';

const { factory } = ts;

/** How each built-in type of XML Schema is read, and what TypeScript calls it. */
type Reading =
  | { codec: 'string' | 'token' | 'date'; type: 'string' }
  | { codec: 'boolean'; type: 'boolean' }
  | { codec: 'decimal' | 'double'; type: 'number' }
  | { codec: 'integer'; type: 'number'; least: number; most: number }
  | { codec: 'dateTime'; type: 'Date' }
  | { codec: 'base64Binary'; type: 'Content' };

const exact = Number.MAX_SAFE_INTEGER;

export const builtIns: Readonly<Record<BuiltInName, Reading>> = {
  anyURI: { codec: 'token', type: 'string' },
  base64Binary: { codec: 'base64Binary', type: 'Content' },
  boolean: { codec: 'boolean', type: 'boolean' },
  byte: integer(-(2 ** 7), 2 ** 7 - 1),
  date: { codec: 'date', type: 'string' },
  dateTime: { codec: 'dateTime', type: 'Date' },
  decimal: { codec: 'decimal', type: 'number' },
  double: { codec: 'double', type: 'number' },
  float: { codec: 'double', type: 'number' },
  int: integer(-(2 ** 31), 2 ** 31 - 1),
  integer: integer(-exact, exact),
  long: integer(-exact, exact),
  negativeInteger: integer(-exact, -1),
  nonNegativeInteger: integer(0, exact),
  nonPositiveInteger: integer(-exact, 0),
  normalizedString: { codec: 'token', type: 'string' },
  positiveInteger: integer(1, exact),
  short: integer(-(2 ** 15), 2 ** 15 - 1),
  string: { codec: 'string', type: 'string' },
  token: { codec: 'token', type: 'string' },
  unsignedByte: integer(0, 2 ** 8 - 1),
  unsignedInt: integer(0, 2 ** 32 - 1),
  unsignedLong: integer(0, exact),
  unsignedShort: integer(0, 2 ** 16 - 1),
};

function integer(least: number, most: number): Reading {
  return { codec: 'integer', type: 'number', least, most };
}

export function typeOfBuiltIn(name: BuiltInName): ts.TypeNode {
  const { type } = builtIns[name];
  switch (type) {
    case 'string':
      return factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
    case 'boolean':
      return factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword);
    case 'number':
      return factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
    default:
      return factory.createTypeReferenceNode(type);
  }
}
