import ts from 'typescript';
import { letters } from './letters.ts';
import { typeNameOf } from './names.ts';
import { replaced } from './zod/orval-module.ts';

/** The name under which the module of a validator knows the type of what it validates. */
const typeName = 'Type';

/** The name under which the module of a resource's validators knows all types of the resource. */
const typesName = 'types';

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
 * `zod.ZodType<Type, Type>`: says of a validator which type of `@countersign/types` it is for
 * (docs/decisions/0003-one-universe-of-types.md). What TypeScript would infer for an object of a
 * hundred fields, most of them objects themselves, is more than it can write down; and a type of
 * the same name beside ours would be a second universe, so orval's own types go.
 * @param name the type in the module of a resource's types; the type of the schema, if not said
 */
export function annotation(name?: string): ts.TypeNode {
  const { factory } = ts;
  const type =
    name === undefined
      ? factory.createIdentifier(typeName)
      : factory.createQualifiedName(factory.createIdentifier(typesName), name);
  const node = factory.createTypeReferenceNode(type);
  const validator = factory.createQualifiedName(factory.createIdentifier('zod'), 'ZodType');
  return factory.createTypeReferenceNode(validator, [node, node]);
}

/** `import type * as types from '…/envelope-locks';` for validators that have the types' names. */
export function typesOf(module: string): ts.Statement {
  const { factory } = ts;
  return factory.createImportDeclaration(
    undefined,
    factory.createImportClause(
      ts.SyntaxKind.TypeKeyword,
      undefined,
      factory.createNamespaceImport(factory.createIdentifier(typesName)),
    ),
    factory.createStringLiteral(module, true),
  );
}

/**
 * Two validators that need each other: whichever module is loaded first finds the other's not made
 * yet. So each refers to the other by `zod.lazy(() => Other)`; orval does so in one of them only.
 */
export function lazyCircles(
  expression: ts.Expression,
  circular: ReadonlySet<string>,
): ts.Expression {
  const { factory } = ts;
  const wrap = (name: ts.Identifier) =>
    factory.createCallExpression(
      factory.createPropertyAccessExpression(factory.createIdentifier('zod'), 'lazy'),
      undefined,
      [factory.createArrowFunction(undefined, undefined, [], undefined, undefined, name)],
    );
  return replaced(expression, (node) => {
    if (ts.isArrowFunction(node)) return node;
    return ts.isIdentifier(node) && circular.has(letters(node.text)) ? wrap(node) : undefined;
  });
}

/** `import type { Thing as Type } from '…/schemas/thing';` */
export function typeOf({ schema, types }: Validator): ts.Statement[] {
  const { factory } = ts;
  const specifier = factory.createImportSpecifier(
    false,
    factory.createIdentifier(typeNameOf(schema)),
    factory.createIdentifier(typeName),
  );
  const named = factory.createNamedImports([specifier]);
  return [
    factory.createImportDeclaration(
      undefined,
      factory.createImportClause(ts.SyntaxKind.TypeKeyword, undefined, named),
      factory.createStringLiteral(`${types}/schemas/${schema}`, true),
    ),
  ];
}
