import ts from 'typescript';
import { letters } from './letters.ts';
import { importOf } from './print.ts';

/** The name under which the module of a validator knows the type of what it validates. */
const typeName = 'Type';

/** What there is to know of a validator that its module does not say. */
export interface Validator {
  /** The schema that it is for, by the service's own name. */
  schema: string;
  /** The module that has the type of the schema. */
  types: string;
  /** The schemas that refer back to this one, by their `letters`: they may not be there yet. */
  circular: ReadonlySet<string>;
}

/**
 * Says of the validator in a module of orval's which type of `@countersign/types` it is for
 * (docs/decisions/0003-one-universe-of-types.md). What TypeScript would infer for an object of a
 * hundred fields, most of them objects themselves, is more than it can write down; and a type of
 * the same name beside ours would be a second universe, so orval's own types go.
 * @param text the module as orval wrote it
 */
export function annotateValidator(text: string, about: Validator): string {
  const source = ts.createSourceFile('schema.ts', text, ts.ScriptTarget.ESNext, true);
  const validator = source.statements.find(isObjectValidator);
  const kept = source.statements.flatMap((statement) => {
    if (ts.isTypeAliasDeclaration(statement) || isListOfValues(statement)) return [];
    return statement === validator ? [annotated(validator, about)] : [statement];
  });
  if (validator !== undefined) kept.splice(imports(kept), 0, ...typeOf(about));
  const file = ts.factory.updateSourceFile(source, kept);
  return ts.createPrinter().printFile(file);
}

/** How many statements the imports at the top are. */
function imports(statements: readonly ts.Statement[]): number {
  return statements.filter((statement) => ts.isImportDeclaration(statement)).length;
}

/** `export const Thing = zod.object({ … })`, with or without a type of orval's. */
function isObjectValidator(statement: ts.Statement): statement is ts.VariableStatement {
  const value = valueOf(statement);
  return (
    value !== undefined &&
    ts.isCallExpression(value) &&
    ts.isPropertyAccessExpression(value.expression) &&
    value.expression.name.text === 'object'
  );
}

/** `export const Kind = { … } as const`, which goes with a type of orval's. */
function isListOfValues(statement: ts.Statement): boolean {
  const value = valueOf(statement);
  return value !== undefined && ts.isAsExpression(value);
}

function valueOf(statement: ts.Statement): ts.Expression | undefined {
  return ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]?.initializer
    : undefined;
}

/** `export const Thing: zod.ZodType<Type, Type> = …` */
function annotated(statement: ts.VariableStatement, { circular }: Validator): ts.VariableStatement {
  const { factory } = ts;
  const type = factory.createTypeReferenceNode(typeName);
  const validator = factory.createQualifiedName(factory.createIdentifier('zod'), 'ZodType');
  const list = statement.declarationList;
  const declarations = list.declarations.map((declaration) =>
    factory.updateVariableDeclaration(
      declaration,
      declaration.name,
      undefined,
      factory.createTypeReferenceNode(validator, [type, type]),
      declaration.initializer && lazy(declaration.initializer, circular),
    ),
  );
  return factory.updateVariableStatement(
    statement,
    statement.modifiers,
    factory.updateVariableDeclarationList(list, declarations),
  );
}

/**
 * Two validators that need each other: whichever module is loaded first finds the other's not made
 * yet. So each refers to the other by `zod.lazy(() => Other)`; orval does so in one of them only.
 */
function lazy(expression: ts.Expression, circular: ReadonlySet<string>): ts.Expression {
  const { factory } = ts;
  const wrap = (name: ts.Identifier) =>
    factory.createCallExpression(
      factory.createPropertyAccessExpression(factory.createIdentifier('zod'), 'lazy'),
      undefined,
      [factory.createArrowFunction(undefined, undefined, [], undefined, undefined, name)],
    );
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isArrowFunction(node)) return node;
    if (ts.isIdentifier(node) && circular.has(letters(node.text))) return wrap(node);
    return ts.visitEachChild(node, visit, undefined);
  };
  return ts.visitEachChild(expression, visit, undefined);
}

/** `import type { components } from '…'; type Type = components['schemas']['thing'];` */
function typeOf({ schema, types }: Validator): ts.Statement[] {
  const { factory } = ts;
  const step = (from: ts.TypeNode, key: string) =>
    factory.createIndexedAccessTypeNode(
      from,
      factory.createLiteralTypeNode(factory.createStringLiteral(key, true)),
    );
  const components = factory.createTypeReferenceNode('components');
  return [
    importOf(['components'], types, { typeOnly: true }),
    factory.createTypeAliasDeclaration(
      undefined,
      typeName,
      undefined,
      step(step(components, 'schemas'), schema),
    ),
  ];
}
