import ts from 'typescript';
import { constantsOf, definitionOf } from './constants.ts';
import { formatOf, formatsName, type Formats } from './formats.ts';

/** A validator of a module, and the statement that exports it. */
export interface Definition {
  name: string;
  value: ts.Expression;
  statement: ts.VariableStatement;
}

/** A module of orval's: what it imports, and the validators in it. */
export interface OrvalModule {
  source: ts.SourceFile;
  imports: readonly ts.ImportDeclaration[];
  definitions: readonly Definition[];
}

/**
 * Reads what orval wrote: constants are where they are used, lists of values that go with orval's
 * own types are gone, and objects let pass what the contract does not know, as the service does.
 */
export function readOrvalModule(text: string): OrvalModule {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ESNext, true);
  const constants = constantsOf(source);
  const definitions = source.statements.flatMap((statement) => {
    const { name, value } = definitionOf(statement) ?? {};
    if (name === undefined || value === undefined || !ts.isVariableStatement(statement)) return [];
    if (constants.has(name) || ts.isAsExpression(value)) return [];
    return [{ name, value: inlined(value, constants), statement }];
  });
  return { source, imports: source.statements.filter(ts.isImportDeclaration), definitions };
}

/** The formats in a module that fields may share. */
export function formatsIn({ definitions }: OrvalModule) {
  const found: NonNullable<ReturnType<typeof formatOf>>[] = [];
  const visit = (node: ts.Node): void => {
    const format = ts.isExpression(node) ? formatOf(node) : undefined;
    if (format === undefined) ts.forEachChild(node, visit);
    else found.push(format);
  };
  for (const { value } of definitions) visit(value);
  return found;
}

/** An expression with the names of formats in their place: `formats.guid`. */
export function withFormats(expression: ts.Expression, formats: Formats): ts.Expression {
  return replaced(expression, (node) => {
    const key = formatOf(node)?.key;
    const format = key === undefined ? undefined : formats.get(key);
    if (format === undefined) return undefined;
    const owner = ts.factory.createIdentifier(formatsName);
    return ts.factory.createPropertyAccessExpression(owner, format.name);
  });
}

function inlined(
  expression: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): ts.Expression {
  return replaced(expression, (node) => {
    if (ts.isIdentifier(node)) return constants.get(node.text);
    return isObjectOfZod(node)
      ? ts.factory.createPropertyAccessExpression(node.expression, 'looseObject')
      : undefined;
  });
}

/** `zod.object` */
function isObjectOfZod(node: ts.Expression): node is ts.PropertyAccessExpression {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'zod' &&
    node.name.text === 'object'
  );
}

/** An expression in which some parts are others. What takes the place of one is not looked into. */
export function replaced(
  expression: ts.Expression,
  replace: (node: ts.Expression) => ts.Expression | undefined,
): ts.Expression {
  const visit = (node: ts.Node): ts.Node =>
    (ts.isExpression(node) ? replace(node) : undefined) ??
    ts.visitEachChild(node, visit, undefined);
  const result = visit(expression);
  return ts.isExpression(result) ? result : expression;
}
