import ts from 'typescript';
import type { ExampleBody } from '../contract/example-request.ts';
import { documentFile, findFileName, isDocument } from './files.ts';
import { awaited, call, literal, textLiteral } from './syntax.ts';

const { factory } = ts;

/** A body as our client takes it. */
export function bodyExpression(body: ExampleBody): ts.Expression {
  switch (body.kind) {
    case 'bytes':
      return read(findFileName(body.mediaType));
    case 'multipart':
      return literal(body.value, file);
    default:
      return literal(body.value, (text) =>
        isDocument(text) ? read(documentFile, 'base64') : textLiteral(text),
      );
  }
}

/** `new File([await readFile('name')], 'name')` */
function file(name: string): ts.Expression {
  return factory.createNewExpression(factory.createIdentifier('File'), undefined, [
    factory.createArrayLiteralExpression([read(name)]),
    textLiteral(name),
  ]);
}

/** Creates `await readFile('name')`, with an encoding for text. */
function read(...values: [name: string, encoding?: string]): ts.Expression {
  return awaited(call('readFile', ...values.map((value) => literal(value))));
}
