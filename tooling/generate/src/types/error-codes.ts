import { listAt } from '@countersign/spec-tools/json';
import ts from 'typescript';
import { withDoc } from '../syntax/print.ts';
import { createAlias, createInterface, type Declaration } from '../syntax/statements.ts';
import { named, property, textType, createUnion } from '../syntax/types.ts';
import type { Model, TypedOperation } from './model.ts';

/**
 * The module of an area's error codes. They are the fields of an interface, because only there an
 * editor finds the words that belong to one.
 */
export function errorCodeModule({ errorCodes }: Model): ts.Statement[] {
  const { factory } = ts;
  const fields = [...errorCodes].map(([code, { status, description }]) => {
    const type = factory.createLiteralTypeNode(factory.createNumericLiteral(status));
    return withDoc(property(code, type), description.split('\n'));
  });
  const fieldNames = factory.createTypeOperatorNode(
    ts.SyntaxKind.KeyOfKeyword,
    named('ErrorCodes'),
  );
  // A code that is a status is a number as a field, and text in a response.
  const keys = [...errorCodes.keys()].some((code) => /^\d+$/.test(code))
    ? textOf(fieldNames)
    : fieldNames;
  return [
    withDoc(createInterface('ErrorCodes', fields), [
      'The error codes of this area, each with its status.',
    ]),
    withDoc(createAlias('ErrorCode', keys), ['Any error code of this area.']),
  ];
}

/** The type of the text of values: `${…}`. */
function textOf(type: ts.TypeNode): ts.TypeNode {
  const { factory } = ts;
  return factory.createTemplateLiteralType(factory.createTemplateHead(''), [
    factory.createTemplateLiteralTypeSpan(type, factory.createTemplateTail('')),
  ]);
}

/** The type of the codes that an operation is known to answer with; none if there are none. */
export function errorCodeTypes({ errorCodes }: Model, operation: TypedOperation): Declaration[] {
  const { id, typeName, spec } = operation;
  const errors = listAt(spec, 'x-errors').map(String);
  if (errors.length === 0) return [];
  const lines = errors.map((code) => {
    const known = errorCodes.get(code);
    const words = known && ` (${known.status}): ${known.description.replaceAll('\n', ' ')}`;
    return `- \`${code}\`${words ?? ''}`;
  });
  const doc = [`The error codes that \`${id}\` can return.`, '', ...lines];
  return [withDoc(createAlias(`${typeName}ErrorCode`, createUnion(errors.map(textType))), doc)];
}
