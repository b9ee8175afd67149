import ts from 'typescript';
import type { ExampleRequest } from '../../contract/example-request.ts';
import { describeAnswer, type Answer } from '../answer.ts';
import { listFiles } from '../files.ts';
import { printProgram } from '../print.ts';
import type { Sample } from '../sample.ts';
import { awaited, call, constant, createImport, literal, method, textLiteral } from '../syntax.ts';
import { createAnswerStatements } from '../typescript-answer.ts';
import { listExampleValues } from '../../contract/example-values.ts';
import { argumentsFor } from './arguments.ts';
import { apiStatement, clientStatements, importOfLibrary } from './client.ts';
import { methodFor } from './methods.ts';

const { factory } = ts;

/**
 * Creates a program that sends a request with the official client; undefined if that has no
 * suitable method.
 */
export async function createOfficialSample(request: ExampleRequest): Promise<Sample | undefined> {
  const { operation } = request;
  const found = methodFor(operation);
  if (found === undefined) return undefined;

  const answer = describeAnswer(operation);
  const api = found.api.charAt(0).toLowerCase() + found.api.slice(1);
  const sent = method(factory.createIdentifier(api), found.method, ...argumentsFor(found, request));
  const code = await printProgram('js', [
    [...importsOfFiles(request, answer), importOfLibrary(found.client)],
    clientStatements(operation),
    listExampleValues(operation, 'path').map(([name, value]) => constant(name, literal(value))),
    [
      apiStatement(api, found.api),
      ...(answer.kind === 'file'
        ? saved(answer.fileName, sent)
        : createAnswerStatements(answer, sent)),
    ],
  ]);
  return { language: 'js', label: found.client, code };
}

function importsOfFiles({ body }: ExampleRequest, answer: Answer): ts.Statement[] {
  const reads = listFiles(body).length > 0;
  // The clients send a form only of streams.
  const streams = body?.kind === 'multipart';
  const names = [
    ...(reads && !streams ? ['readFile'] : []),
    ...(answer.kind === 'file' ? ['writeFile'] : []),
  ];
  return [
    ...(streams ? [createImport(['createReadStream'], 'node:fs')] : []),
    ...(names.length > 0 ? [createImport(names, 'node:fs/promises')] : []),
  ];
}

/** The clients give the content of a file, as bytes or as text. */
function saved(fileName: string, sent: ts.Expression): ts.Statement[] {
  const content = factory.createIdentifier('content');
  return [
    constant(content, awaited(sent)),
    factory.createExpressionStatement(awaited(call('writeFile', textLiteral(fileName), content))),
  ];
}
