import ts from 'typescript';
import type { ExampleRequest } from '../contract/example-request.ts';
import { describeAnswer } from './answer.ts';
import { findClientFunction } from './client-function.ts';
import { listFiles } from './files.ts';
import { printProgram } from './print.ts';
import type { Sample } from './sample.ts';
import { call, createImport, literal, object } from './syntax.ts';
import { createAnswerStatements } from './typescript-answer.ts';
import { bodyExpression } from './typescript-body.ts';
import { clientStatement, splitPathValues } from './typescript-client.ts';
import { listExampleValues, type Values } from '../contract/example-values.ts';

/** A program that sends a request with our client. */
export async function typescriptSample(request: ExampleRequest): Promise<Sample> {
  const { operation, body } = request;
  const { name, module, items } = findClientFunction(operation);
  const answer = describeAnswer(operation, items);
  const files = [
    ...(listFiles(body).length > 0 ? ['readFile'] : []),
    ...(answer.kind === 'file' ? ['writeFile'] : []),
  ];
  const imports = [
    ...(files.length > 0 ? [createImport(files, 'node:fs/promises')] : []),
    createImport(['createClient'], '@countersign/client'),
    createImport([name], module),
  ];
  const client = ts.factory.createIdentifier('client');
  const sent = call(name, client, ...createInput(request));
  const program = [imports, [clientStatement(operation)], createAnswerStatements(answer, sent)];
  return { language: 'ts', label: 'TypeScript', code: await printProgram('ts', program) };
}

/** Creates the arguments after the client; none if all of them are left out. */
function createInput({ operation, body }: ExampleRequest): ts.Expression[] {
  const input = object({
    ...createPart('path', splitPathValues(operation).ofCall),
    ...createPart('query', listExampleValues(operation, 'query')),
    ...createPart('header', listExampleValues(operation, 'header')),
    ...(body && { body: bodyExpression(body) }),
  });
  return input.properties.length === 0 ? [] : [input];
}

function createPart(name: string, values: Values): Record<string, ts.Expression> {
  return values.length === 0 ? {} : { [name]: literal(Object.fromEntries(values)) };
}
