import ts from 'typescript';
import type { ExampleRequest } from '../contract/example-request.ts';
import { answerOf } from './answer.ts';
import { clientFunctionOf } from './client-function.ts';
import { filesOf } from './files.ts';
import { printProgram } from './print.ts';
import type { Sample } from './sample.ts';
import { call, importOf, literal, object } from './syntax.ts';
import { useOf } from './typescript-answer.ts';
import { bodyExpression } from './typescript-body.ts';
import { clientStatement, pathOf } from './typescript-client.ts';
import { valuesOf, type Values } from '../contract/example-values.ts';

/** A program that sends a request with our client. */
export async function typescriptSample(request: ExampleRequest): Promise<Sample> {
  const { operation, body } = request;
  const { name, module, items } = clientFunctionOf(operation);
  const answer = answerOf(operation, items);
  const files = [
    ...(filesOf(body).length > 0 ? ['readFile'] : []),
    ...(answer.kind === 'file' ? ['writeFile'] : []),
  ];
  const imports = [
    ...(files.length > 0 ? [importOf(files, 'node:fs/promises')] : []),
    importOf(['createClient'], '@countersign/client'),
    importOf([name], module),
  ];
  const client = ts.factory.createIdentifier('client');
  const sent = call(name, client, ...inputOf(request));
  const program = [imports, [clientStatement(operation)], useOf(answer, sent)];
  return { language: 'ts', label: 'TypeScript', code: await printProgram('ts', program) };
}

/** What the function takes beside the client; nothing where all is left out. */
function inputOf({ operation, body }: ExampleRequest): ts.Expression[] {
  const input = object({
    ...partOf('path', pathOf(operation).ofCall),
    ...partOf('query', valuesOf(operation, 'query')),
    ...partOf('header', valuesOf(operation, 'header')),
    ...(body && { body: bodyExpression(body) }),
  });
  return input.properties.length === 0 ? [] : [input];
}

function partOf(name: string, values: Values): Record<string, ts.Expression> {
  return values.length === 0 ? {} : { [name]: literal(Object.fromEntries(values)) };
}
