import ts from 'typescript';
import { arrow, call, identifier, literal, member } from '../syntax/expressions.ts';

/** An expression of zod, with the schemas that it refers to by the names of their validators. */
export interface Validator {
  expression: ts.Expression;
  references: ReadonlySet<string>;
}

/**
 * Reads orval's output for a schema: the text of an expression, preceded by constants for its
 * limits and patterns, which are inlined. Objects accept fields that the contract does not define,
 * as the service does.
 */
export function readValidator({
  zod,
  consts,
  usedRefs,
}: {
  zod: string;
  consts: string;
  usedRefs: ReadonlySet<string>;
}): Validator {
  const constants = new Map(parseStatements(consts).flatMap(constantsIn));
  const [statement] = parseStatements(zod);
  if (statement === undefined || !ts.isExpressionStatement(statement))
    throw new Error(`orval gave no expression: ${zod}`);
  const expression = replace(statement.expression, (node) => {
    if (ts.isStringLiteral(node)) return literal(node.text);
    if (ts.isIdentifier(node)) {
      const [, name] = /^__REF_(.+)__$/.exec(node.text) ?? [];
      return name === undefined ? constants.get(node.text) : identifier(name);
    }
    return isMember(node, 'zod', 'object') ? member('zod', 'looseObject') : undefined;
  });
  return { expression, references: usedRefs };
}

function parseStatements(text: string): readonly ts.Statement[] {
  return ts.createSourceFile('orval.ts', text, ts.ScriptTarget.ESNext).statements;
}

/** `const name = 5`, or `= new RegExp('…')`, whose pattern becomes a literal. */
function constantsIn(statement: ts.Statement): [string, ts.Expression][] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer: value }) => {
    if (!ts.isIdentifier(name) || value === undefined) return [];
    const [pattern] = ts.isNewExpression(value) ? (value.arguments ?? []) : [];
    const inPlace =
      pattern !== undefined && ts.isStringLiteralLike(pattern)
        ? ts.factory.createRegularExpressionLiteral(String(new RegExp(pattern.text)))
        : value;
    return [[name.text, inPlace]];
  });
}

/** `owner.name` */
export function isMember(node: ts.Node, owner: string, name: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === owner &&
    node.name.text === name
  );
}

/** Circular validators refer to each other by `zod.lazy(() => Other)`: one of them loads first. */
export function makeLazy(expression: ts.Expression, circular: ReadonlySet<string>): ts.Expression {
  return replace(expression, (node) =>
    ts.isIdentifier(node) && circular.has(node.text)
      ? call(member('zod', 'lazy'), arrow(node))
      : undefined,
  );
}

/** An expression with some parts replaced. Neither a replacement nor a key is looked into. */
export function replace(
  expression: ts.Expression,
  find: (node: ts.Expression) => ts.Expression | undefined,
): ts.Expression {
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isPropertyAssignment(node)) {
      const { name, initializer } = node;
      return ts.factory.updatePropertyAssignment(node, name, replace(initializer, find));
    }
    const other = ts.isExpression(node) ? find(node) : undefined;
    if (other !== undefined) return other;
    const visited = ts.visitEachChild(node, visit, undefined);
    // Comments can only be attached to a call that was not read from text.
    return ts.isCallExpression(visited) ? call(visited.expression, ...visited.arguments) : visited;
  };
  return ts.visitNode(expression, visit, ts.isExpression);
}
