import ts from 'typescript';
import type { Answer } from './answer.ts';
import { awaited, call, constant, declaration, method, textLiteral } from './syntax.ts';

const { factory } = ts;
const headers = factory.createIdentifier('headers');

/** Creates the statements with which a program uses the result of a call of our client. */
export function createAnswerStatements(answer: Answer, sent: ts.Expression): ts.Statement[] {
  switch (answer.kind) {
    case 'nothing':
      return [statement(awaited(sent)), log(textLiteral('done'))];
    case 'redirect':
      return [createHeadersStatement(sent), log(method(headers, 'get', textLiteral('location')))];
    case 'file':
      return [
        constant('bytes', awaited(method(sent, 'bytes'))),
        statement(
          awaited(
            call('writeFile', textLiteral(answer.fileName), factory.createIdentifier('bytes')),
          ),
        ),
      ];
    case 'list':
      return [createLoop(sent, answer.name)];
    case 'data':
      return [constant(answer.name, awaited(sent)), log(factory.createIdentifier(answer.name))];
  }
}

/** `const { headers } = await ….withResponse();` */
function createHeadersStatement(sent: ts.Expression): ts.Statement {
  const pattern = factory.createObjectBindingPattern([
    factory.createBindingElement(undefined, undefined, headers),
  ]);
  return constant(pattern, awaited(method(sent, 'withResponse')));
}

/** `for await (const name of …) console.log(name);` */
function createLoop(sent: ts.Expression, name: string): ts.Statement {
  return factory.createForOfStatement(
    factory.createToken(ts.SyntaxKind.AwaitKeyword),
    declaration(name),
    sent,
    factory.createBlock([log(factory.createIdentifier(name))], true),
  );
}

/** `console.log(value);` */
function log(value: ts.Expression): ts.Statement {
  return statement(method(factory.createIdentifier('console'), 'log', value));
}

function statement(expression: ts.Expression): ts.Statement {
  return factory.createExpressionStatement(expression);
}
