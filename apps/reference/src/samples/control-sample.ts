import ts from 'typescript';
import { isObject } from '@countersign/spec-tools/json';
import type { ExampleRequest } from '../contract/example-request.ts';
import { listExampleValues } from '../contract/example-values.ts';
import type { Content } from '../contract/operations.ts';
import { controlMethods } from './control-methods.ts';
import { describeAnswer } from './answer.ts';
import { mockAddress } from './mock-address.ts';
import { printProgram } from './print.ts';
import type { Sample } from './sample.ts';
import { awaited, constant, createImport, literal, method, object, textLiteral } from './syntax.ts';

const { factory } = ts;
const control = factory.createIdentifier('control');

/**
 * A program that sends a request to the control API; none for files, and for a stream, which has no end.
 */
export async function controlSample(request: ExampleRequest): Promise<Sample | undefined> {
  const { operation } = request;
  const bodies = [...(operation.body ? [operation.body] : []), ...operation.responses];
  if (bodies.some(({ contents }) => contents.some(isFile))) return undefined;
  const create = factory.createCallExpression(
    factory.createIdentifier('createControl'),
    undefined,
    [textLiteral(mockAddress)],
  );
  const known = controlMethods[operation.id];
  const sent =
    known === undefined ? sendByAddress(request) : callMethod(request, known[0], known.slice(1));
  const isSilent = describeAnswer(operation).kind === 'nothing';
  const program = [
    [createImport(['createControl'], '@countersign/sandbox/control')],
    [constant('control', create)],
    isSilent
      ? [factory.createExpressionStatement(awaited(sent))]
      : [print(known === undefined ? dataOf(awaited(sent)) : awaited(sent))],
  ];
  return { language: 'ts', label: 'TypeScript', code: await printProgram('ts', program) };
}

function isFile({ mediaType }: Content): boolean {
  return mediaType === 'text/event-stream' || mediaType === 'application/gzip';
}

/** `(value).data` */
function dataOf(value: ts.Expression): ts.Expression {
  return factory.createPropertyAccessExpression(
    factory.createParenthesizedExpression(value),
    'data',
  );
}

/** `console.log(value);` */
function print(value: ts.Expression): ts.Statement {
  return factory.createExpressionStatement(
    method(factory.createIdentifier('console'), 'log', value),
  );
}

/** `control.sign('3d2a…', '1', { … })` */
function callMethod(
  { operation, body }: ExampleRequest,
  name: string,
  from: readonly string[],
): ts.Expression {
  const path = new Map(listExampleValues(operation, 'path'));
  const whole = body?.value;
  const values = from.flatMap((source): unknown[] => {
    if (source === 'body') return [whole];
    if (path.has(source)) return [path.get(source)];
    const field = isObject(whole) ? whole[source.replace('...', '')] : undefined;
    return source.startsWith('...') && Array.isArray(field) ? field : [field];
  });
  return method(control, name, ...values.map((value) => literal(value)));
}

/** `control.api.PUT('/clock', { body: { … } })` */
function sendByAddress({ operation, body }: ExampleRequest): ts.Expression {
  const api = factory.createPropertyAccessExpression(control, 'api');
  const path = listExampleValues(operation, 'path');
  const options = object({
    ...(path.length > 0 && { params: object({ path: literal(Object.fromEntries(path)) }) }),
    ...(body && { body: literal(body.value) }),
  });
  return method(
    api,
    operation.method,
    textLiteral(operation.path),
    ...(options.properties.length === 0 ? [] : [options]),
  );
}
