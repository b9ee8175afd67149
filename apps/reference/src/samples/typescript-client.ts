import type { SharedParameter } from '@countersign/client';
import ts from 'typescript';
import type { Operation } from '../contract/operations.ts';
import { getBaseUrl } from './address.ts';
import { application, token } from './credentials.ts';
import { call, constant, literal, object, textLiteral } from './syntax.ts';
import { listExampleValues, type Values } from '../contract/example-values.ts';

const { factory } = ts;

const shared: readonly string[] = ['accountId', 'organizationId'] satisfies SharedParameter[];

/**
 * Splits the parameters of the path into those that a client holds for all calls, and the others.
 */
export function splitPathValues(operation: Operation): { ofClient: Values; ofCall: Values } {
  const all = listExampleValues(operation, 'path');
  return {
    ofClient: all.filter(([name]) => shared.includes(name)),
    ofCall: all.filter(([name]) => !shared.includes(name)),
  };
}

/** `const client = createClient({ … });` */
export function clientStatement(operation: Operation): ts.Statement {
  const { credentials } = operation;
  const { ofClient } = splitPathValues(operation);
  const options = object({
    baseUrl: textLiteral(getBaseUrl(operation)),
    ...(credentials === 'token' && { token: textLiteral(token) }),
    ...(credentials === 'keys' && { headers: object({ authorization: basic() }) }),
    ...(ofClient.length > 0 && { path: literal(Object.fromEntries(ofClient)) }),
  });
  return constant('client', call('createClient', options));
}

/** `` `Basic ${btoa('key:secret')}` `` */
function basic(): ts.Expression {
  const keys = call('btoa', textLiteral(`${application.key}:${application.secret}`));
  return factory.createTemplateExpression(factory.createTemplateHead('Basic '), [
    factory.createTemplateSpan(keys, factory.createTemplateTail('')),
  ]);
}
