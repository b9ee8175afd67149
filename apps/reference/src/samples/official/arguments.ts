import ts from 'typescript';
import type { ExampleRequest } from '../../contract/example-request.ts';
import { call, literal, object, textLiteral } from '../syntax.ts';
import { bodyExpression } from '../typescript-body.ts';
import { listExampleValues } from '../../contract/example-values.ts';
import type { Method, Options } from './methods.ts';

/**
 * Creates the arguments of a method for a request. Those in the path have the name of their
 * parameter.
 */
export function argumentsFor(method: Method, request: ExampleRequest): ts.Expression[] {
  // The options come last, and may be left out.
  return method.arguments.flatMap(
    (argument) =>
      (typeof argument === 'string'
        ? createPart(argument, request)
        : optionsFor(argument, request)) ?? [],
  );
}

function optionsFor(options: Options, request: ExampleRequest): ts.Expression | undefined {
  const fields = Object.entries(options).flatMap(([name, part]) => {
    const value = part === undefined ? undefined : createPart(part, request);
    return value === undefined ? [] : [[name, value] as const];
  });
  return fields.length === 0 ? undefined : object(Object.fromEntries(fields));
}

/** A part of the request, unless the request does without it. */
function createPart(part: string, { operation, body }: ExampleRequest): ts.Expression | undefined {
  if (part === 'body') return body && bodyExpression(body);
  const place = part.slice(0, part.indexOf('.'));
  const name = part.slice(place.length + 1);
  switch (place) {
    case 'path':
      return ts.factory.createIdentifier(name);
    case 'query': {
      // The method takes a list.
      const isList = name.endsWith('[]');
      const found = listExampleValues(operation, 'query').find(
        (parameter) => parameter[0] === name.replace(/\[\]$/, ''),
      );
      return found && literal(isList ? [found[1]] : found[1]);
    }
    case 'form': {
      const file: unknown = Object(body?.value)[name];
      return typeof file === 'string' ? call('createReadStream', textLiteral(file)) : undefined;
    }
    default:
      throw new Error(`A request has no part ${part}.`);
  }
}
