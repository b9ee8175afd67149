import ts from 'typescript';
import type { Operation } from '../../contract/operations.ts';
import { listExampleValues } from '../../contract/example-values.ts';
import { getBaseUrl } from '../address.ts';
import { token } from '../credentials.ts';
import { constant, method, textLiteral } from '../syntax.ts';

const { factory } = ts;
const library = factory.createIdentifier('docusign');
const apiClient = factory.createIdentifier('apiClient');

/** `import docusign from 'name';` */
export function importOfLibrary(name: string): ts.Statement {
  const clause = factory.createImportClause(undefined, library, undefined);
  return factory.createImportDeclaration(undefined, clause, textLiteral(name));
}

/**
 * The client that all classes share, with its server, its token and the headers that its methods
 * have no argument for.
 */
export function clientStatements(operation: Operation): ts.Statement[] {
  const headers = [
    ['Authorization', `Bearer ${token}`],
    ...listExampleValues(operation, 'header'),
  ] as const;
  const settings = [
    method(apiClient, 'setBasePath', textLiteral(getBaseUrl(operation))),
    ...headers.map(([name, value]) =>
      method(apiClient, 'addDefaultHeader', textLiteral(name), textLiteral(String(value))),
    ),
  ];
  return [
    constant('apiClient', created('ApiClient')),
    ...settings.map((setting) => factory.createExpressionStatement(setting)),
  ];
}

/** `const name = new docusign.Api(apiClient);` */
export function apiStatement(name: string, api: string): ts.Statement {
  return constant(name, created(api, apiClient));
}

/** `new docusign.Name(…)` */
function created(name: string, ...values: ts.Expression[]): ts.Expression {
  const type = factory.createPropertyAccessExpression(library, name);
  return factory.createNewExpression(type, undefined, values);
}
