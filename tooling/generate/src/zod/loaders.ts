import ts from 'typescript';
import { arrow, call, literal, member, object } from '../syntax/expressions.ts';
import { constant, createImport } from '../syntax/statements.ts';
import { named, parameter } from '../syntax/types.ts';
import type { OperationValidators } from './read-operation.ts';

/**
 * Creates the module that loads the validators of an operation by its id, for a client that
 * validates its requests and responses.
 */
export function loadersModule(operations: readonly OperationValidators[]): ts.Statement[] {
  const type = 'OperationValidatorLoaders';
  const loaders = operations.map((one): [string, ts.Expression] => [one.operation.id, loader(one)]);
  return [
    createImport([type], '../../operation-validators.js', { typeOnly: true }),
    constant('operationValidators', object(loaders), named(type)),
  ];
}

/** `() => import('./envelope-locks.js').then(all => ({ … }))` */
function loader({ operation, parts, responses }: OperationValidators): ts.Expression {
  const byStatus = responses.map(
    ([status, name]) => [ts.factory.createNumericLiteral(status), member('all', name)] as const,
  );
  const fields = parts.map(([field, name]): [string, ts.Expression] => [
    field,
    member('all', name),
  ]);
  const answers = object(byStatus, { multiLine: false });
  const value = object([...fields, ['responses', answers]]);
  // The factory takes the keyword for no expression; as a name it prints the same.
  const module = call('import', literal(`./${operation.module}.js`));
  const give = arrow(value, parameter('all'));
  return arrow(call(member(module, 'then'), give));
}
