import type ts from 'typescript';
import { call, identifier, literal, member } from '../syntax/expressions.ts';
import { booleanType, named, numberType, stringType } from '../syntax/types.ts';
import type { BuiltInName } from '../xsd/index.ts';

/** A value in each of the generated modules. */
export interface ValueForms {
  type: ts.TypeNode;
  codec: ts.Expression;
  zod: ts.Expression;
}

/** `z.name(…)` */
export function z(name: string, ...args: ts.Expression[]): ts.Expression {
  return call(member('z', name), ...args);
}

const exact = Number.MAX_SAFE_INTEGER;

/** The reader, the validator and the TypeScript type of each built-in type of XML Schema. */
export const builtIns: Readonly<Record<BuiltInName, ValueForms>> = {
  base64Binary: {
    type: named('Content'),
    codec: identifier('base64Binary'),
    zod: identifier('binary'),
  },
  boolean: { type: booleanType, codec: identifier('boolean'), zod: z('boolean') },
  dateTime: { type: named('Date'), codec: identifier('dateTime'), zod: z('date') },
  decimal: { type: numberType, codec: identifier('decimal'), zod: z('number') },
  // XML can say that a number is infinite or none, which plain `z.number()` refuses.
  double: { type: numberType, codec: identifier('double'), zod: identifier('anyNumber') },
  int: whole(-(2 ** 31), 2 ** 31 - 1),
  nonNegativeInteger: whole(0, exact),
  positiveInteger: whole(1, exact),
  string: { type: stringType, codec: identifier('string'), zod: z('string') },
  unsignedShort: whole(0, 2 ** 16 - 1),
};

function whole(least: number, most: number): ValueForms {
  const bounded = call(member(call(member(z('number'), 'int')), 'gte'), literal(least));
  return {
    type: numberType,
    codec: call('integer', literal(least), literal(most)),
    zod: call(member(bounded, 'lte'), literal(most)),
  };
}
