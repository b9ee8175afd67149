import ts from 'typescript';
import { withDoc } from '../print.ts';
import type { Model, Operation } from './model.ts';
import { named, textType } from '../syntax.ts';
import { aliasOf, declarationOf, unionOf, type Declaration } from './syntax.ts';

/**
 * The module of an area's error codes. They are the fields of an interface, because only there an
 * editor finds the words that belong to one.
 */
export function errorCodeModule({ errorCodes }: Model): ts.Statement[] {
  const { factory } = ts;
  const fields = Object.entries(errorCodes).map(([code, { status, description }]) => {
    const type = factory.createLiteralTypeNode(factory.createNumericLiteral(status));
    const field = factory.createPropertySignature(undefined, code, undefined, type);
    return withDoc(field, description.split('\n'));
  });
  const codes = named('ErrorCodes');
  const keys = factory.createTypeOperatorNode(ts.SyntaxKind.KeyOfKeyword, codes);
  return [
    withDoc(declarationOf('ErrorCodes', factory.createTypeLiteralNode(fields)), [
      'The error codes of this area, and the status that each comes with.',
    ]),
    withDoc(aliasOf('ErrorCode', keys), ['Any error code of this area.']),
  ];
}

/** The type of the codes that an operation is known to answer with; none where there are none. */
export function errorCodeTypes({ errorCodes }: Model, operation: Operation): Declaration[] {
  const { id, name, errors } = operation;
  if (errors.length === 0) return [];
  const lines = errors.map((code) => {
    const { status, description } = errorCodes[code] ?? {};
    return description === undefined
      ? `- \`${code}\``
      : `- \`${code}\` (${status}): ${description.replaceAll('\n', ' ')}`;
  });
  return [
    withDoc(aliasOf(`${name}ErrorCode`, unionOf(errors.map(textType))), [
      `The error codes that \`${id}\` is known to answer with.`,
      '',
      ...lines,
    ]),
  ];
}
