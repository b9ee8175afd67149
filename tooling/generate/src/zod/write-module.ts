import path from 'node:path';
import ts from 'typescript';
import { annotation, lazyCircles, typeOf, typesOf, type Validator } from '../annotate-zod.ts';
import { importOf } from '../print.ts';
import { formatsName, type Formats } from './formats.ts';
import { withFormats, type Definition, type OrvalModule } from './orval-module.ts';
import { pure } from '../syntax.ts';
import { fastObjectOf, fastOf } from './fast-of.ts';

/** What the modules of an area have in common. */
export interface Surroundings {
  formats: Formats;
  /** The way from the module to the folder of its area: `./` or `../`. */
  area: string;
  /** The name of a module of a schema, as we call it, for orval's. */
  moduleOf: (orval: string) => string;
  /** What the module validates: a schema, or the parts of operations, whose types are in a module. */
  types: Validator | string;
}

/** The text of a module of orval's as it is published (docs/decisions/0012-fast-validation.md). */
export function writeModule(module: OrvalModule, surroundings: Surroundings): string {
  const { area, formats, moduleOf, types } = surroundings;
  const circular = typeof types === 'string' ? new Set<string>() : types.circular;
  const statements = module.definitions.map((definition) => {
    const value = lazyCircles(withFormats(definition.value, formats), circular);
    const shape = shapeOf(value);
    if (shape === undefined) return exported(definition, undefined, made(value));
    const name = typeof types === 'string' ? definition.name : undefined;
    return exported(definition, annotation(name), fastObjectOf(shape));
  });
  const text = print(module.source, statements);
  const typeImports = typeof types === 'string' ? [typesOf(types)] : typeOf(types);
  const imports = [
    ...module.imports.map((statement) => renamed(statement, moduleOf)),
    ...(/\bfast\(/.test(text)
      ? [importOf(['fast'], path.posix.join(area, '../../fast/fast.js'))]
      : []),
    ...(/\bfastObject\(/.test(text)
      ? [importOf(['fastObject'], path.posix.join(area, '../../fast/fast-object.js'))]
      : []),
    ...(text.includes(`${formatsName}.`) ? [importFormats(`${area}formats.js`)] : []),
    ...(module.definitions.some(({ value }) => shapeOf(value) !== undefined) ? typeImports : []),
  ];
  return print(module.source, [...imports, ...statements]);
}

function print(source: ts.SourceFile, statements: readonly ts.Statement[]): string {
  return ts.createPrinter().printFile(ts.factory.updateSourceFile(source, statements));
}

/** A name for something that exists is no call; a call without another in it needs no function. */
function made(value: ts.Expression): ts.Expression {
  const calls = callsIn(value);
  if (calls === 0) return value;
  return calls === 1 ? pure(value) : fastOf(value);
}

function callsIn(node: ts.Node): number {
  let calls = ts.isCallExpression(node) ? 1 : 0;
  ts.forEachChild(node, (child) => {
    calls += callsIn(child);
  });
  return calls;
}

/** The fields of `zod.looseObject({ … })`; `undefined` where it is something else. */
function shapeOf(value: ts.Expression): ts.Expression | undefined {
  const isObject =
    ts.isCallExpression(value) &&
    ts.isPropertyAccessExpression(value.expression) &&
    value.expression.name.text === 'looseObject';
  return isObject ? value.arguments[0] : undefined;
}

function exported(
  { name, statement }: Definition,
  type: ts.TypeNode | undefined,
  value: ts.Expression,
): ts.VariableStatement {
  const { factory } = ts;
  const declaration = factory.createVariableDeclaration(name, undefined, type, value);
  const list = factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const);
  return factory.createVariableStatement(statement.modifiers, list);
}

/** `import * as formats from './formats.js'` */
function importFormats(from: string): ts.ImportDeclaration {
  const { factory } = ts;
  const names = factory.createNamespaceImport(factory.createIdentifier(formatsName));
  return factory.createImportDeclaration(
    undefined,
    factory.createImportClause(undefined, undefined, names),
    factory.createStringLiteral(from, true),
  );
}

/** An import that names the module of a schema as we do. */
function renamed(
  statement: ts.ImportDeclaration,
  moduleOf: (orval: string) => string,
): ts.ImportDeclaration {
  const { moduleSpecifier, modifiers, importClause, attributes } = statement;
  if (!ts.isStringLiteral(moduleSpecifier)) return statement;
  const [, folder, orval] = /^(\..*\/)(.+)\.zod\.js$/.exec(moduleSpecifier.text) ?? [];
  if (folder === undefined || orval === undefined) return statement;
  const from = ts.factory.createStringLiteral(`${folder}${moduleOf(orval)}.js`, true);
  return ts.factory.updateImportDeclaration(statement, modifiers, importClause, from, attributes);
}
