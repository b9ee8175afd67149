import ts from 'typescript';

const { factory } = ts;
const exported = [factory.createToken(ts.SyntaxKind.ExportKeyword)];

/** A type with a name. */
export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** `export const name: type = value;` */
export function constant(name: string, value: ts.Expression, type?: ts.TypeNode): ts.Statement {
  return factory.createVariableStatement(exported, declare(name, value, type));
}

/** `const name = value;` */
export function localConstant(name: string, value: ts.Expression): ts.Statement {
  return factory.createVariableStatement(undefined, declare(name, value));
}

function declare(name: string, value: ts.Expression, type?: ts.TypeNode) {
  const declaration = factory.createVariableDeclaration(name, undefined, type, value);
  return factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const);
}

/** `export type Name = …;` */
export function createAlias(name: string, type: ts.TypeNode): Declaration {
  return factory.createTypeAliasDeclaration(exported, name, undefined, type);
}

/** `export interface Name extends Base { … }` */
export function createInterface(
  name: string,
  members: readonly ts.TypeElement[],
  base?: string,
): Declaration {
  const { ExtendsKeyword } = ts.SyntaxKind;
  const heritage = (of: string) =>
    factory.createHeritageClause(ExtendsKeyword, [
      factory.createExpressionWithTypeArguments(factory.createIdentifier(of), undefined),
    ]);
  const bases = base === undefined ? undefined : [heritage(base)];
  return factory.createInterfaceDeclaration(exported, name, undefined, bases, members);
}

/** `export function name(…): type { return value; }` */
export function exportedFunction(
  name: string,
  parameters: readonly ts.ParameterDeclaration[],
  type: ts.TypeNode,
  value: ts.Expression,
): ts.Statement {
  const body = factory.createBlock([factory.createReturnStatement(value)], true);
  return factory.createFunctionDeclaration(
    exported,
    undefined,
    name,
    undefined,
    parameters,
    type,
    body,
  );
}

/** `import { a, b as c } from 'module';`, optionally of types only. */
export function createImport(
  names: readonly (string | readonly [name: string, as: string])[],
  from: string,
  { typeOnly = false } = {},
): ts.ImportDeclaration {
  const specifiers = names.map((name) => {
    const [imported, local] = typeof name === 'string' ? [undefined, name] : name;
    const before = imported === undefined ? undefined : factory.createIdentifier(imported);
    return factory.createImportSpecifier(false, before, factory.createIdentifier(local));
  });
  return importBindings(factory.createNamedImports(specifiers), from, typeOnly);
}

/** `import * as name from 'module';` */
export function importAll(name: string, from: string, { typeOnly = false } = {}) {
  const bindings = factory.createNamespaceImport(factory.createIdentifier(name));
  return importBindings(bindings, from, typeOnly);
}

function importBindings(bindings: ts.NamedImportBindings, from: string, typeOnly: boolean) {
  const phase = typeOnly ? ts.SyntaxKind.TypeKeyword : undefined;
  const clause = factory.createImportClause(phase, undefined, bindings);
  return factory.createImportDeclaration(undefined, clause, quoted(from));
}

/** `export * from 'module';`, or `export { a, type b as c } from 'module';` */
export function exportFrom(
  from: string,
  names?: readonly { name: string; as?: string; typeOnly?: boolean }[],
  { typeOnly = false } = {},
): ts.Statement {
  const specifiers = names?.map(({ name, as, typeOnly: type = false }) => {
    const before = as === undefined ? undefined : name;
    return factory.createExportSpecifier(type, before, as ?? name);
  });
  const named = specifiers && factory.createNamedExports(specifiers);
  return factory.createExportDeclaration(undefined, typeOnly, named, quoted(from));
}

function quoted(text: string): ts.StringLiteral {
  return factory.createStringLiteral(text, true);
}
