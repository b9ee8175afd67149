import ts from 'typescript';
import { closure } from '@countersign/spec-tools/reach';
import type { Area } from '../areas.ts';
import { toTypeName, schemaNamesIn } from '../names.ts';
import type { Files } from '../output.ts';
import { header, printNode, printStatements, withDoc } from '../syntax/print.ts';
import { createInterface, exportFrom } from '../syntax/statements.ts';
import { createUnion, property, undefinedType } from '../syntax/types.ts';
import { convert } from './convert.ts';
import { errorCodeModule } from './error-codes.ts';
import { createModel, toAnswerName, type Model } from './model.ts';
import { newerOf } from './newer.ts';
import { openEnums } from './open-enums.ts';
import { openApiModule } from './openapi.ts';
import { References } from './references.ts';
import { resourceModule } from './resources.ts';
import { createDeclaration, copyDoc, readFields } from './syntax.ts';

/** Generates the types of all areas. */
export async function generateTypes(areas: readonly Area[]): Promise<Files> {
  const files = new Map<string, string>();
  for (const area of areas)
    for (const [module, text] of await generateTypesOf(area, areas))
      files.set(`${area.name}/${module}`, text);
  return files;
}

/**
 * Generates, of an area, one module a schema, one a resource with the named types of its operations,
 * one with openapi-typescript's own `paths`, `operations` and `components`, and a barrel of all
 * (docs/decisions/0003-one-universe-of-types.md).
 * @param all also has the area that `newerOf` names
 */
export async function generateTypesOf(area: Area, all: readonly Area[]): Promise<Files> {
  const own = openEnums(area);
  const newer = all.find(({ name }) => name === newerOf(area.name));
  const model = createModel(own, await convert(own));
  const modules = createModules(model, newer && openEnums(newer));
  return new Map(
    [...modules].map(([module, statements]) => [`${module}.ts`, moduleText(statements)]),
  );
}

/** The modules of one area, by their paths without an ending. */
function createModules(model: Model, newer: Area | undefined): Map<string, ts.Statement[]> {
  const same = newer && sameSchemas(model.area, newer);
  const modules = new Map<string, ts.Statement[]>();
  for (const schema of [...model.schemas.keys()].toSorted()) {
    const from = `../../${newer?.name}/schemas/${schema}.js`;
    const names = [{ name: toTypeName(schema) }];
    modules.set(
      `schemas/${schema}`,
      same?.has(schema) === true
        ? [exportFrom(from, names, { typeOnly: true })]
        : schemaModule(model, schema),
    );
  }
  const resources = Map.groupBy(model.operations, ({ module }) => module);
  for (const [module, operations] of [...resources].toSorted())
    modules.set(module, resourceModule(model, operations));
  modules.set('error-code', errorCodeModule(model));
  const barrel = [...modules.keys()].map((module) =>
    exportFrom(`./${module}.js`, undefined, { typeOnly: true }),
  );
  modules.set('openapi', openApiModule(model));
  modules.set('index', barrel);
  return modules;
}

/** One module a schema: its type by its name, the types of others imported from theirs. */
function schemaModule(model: Model, schema: string): ts.Statement[] {
  const references = new References(model);
  const field = model.schemas.get(schema);
  if (field?.type === undefined) return [];
  const declaration = createDeclaration(toTypeName(schema), references.resolve(field.type));
  const always = model.answers.get(schema);
  const answer = always === undefined ? [] : [createAnswer(schema, field.type, always, references)];
  return [...references.imports('.', schema), copyDoc(declaration, field), ...answer];
}

/** The type of a schema in responses: its members that are always there, or contain such. */
function createAnswer(
  schema: string,
  type: ts.TypeNode,
  always: ReadonlySet<string>,
  references: References,
): ts.Statement {
  const members = [...readFields(type)].flatMap(([name, { name: key, type: of }]) => {
    if (of === undefined) return [];
    const value = withoutUndefined(of);
    const isThere = always.has(name);
    const inRequests = printNode(references.resolve(value));
    const resolved = references.resolveAnswer(value);
    if (!isThere && printNode(resolved) === inRequests) return [];
    const union = isThere ? resolved : createUnion([resolved, undefinedType]);
    return [property(key, union, { optional: !isThere })];
  });
  const declaration = createInterface(toAnswerName(schema), members, toTypeName(schema));
  const doc = `\`${toTypeName(schema)}\` in a response: with the members that the service always writes.`;
  return withDoc(declaration, [doc]);
}

/** The type of an optional field without `undefined`. */
function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  return createUnion(type.types.filter((one) => one.kind !== ts.SyntaxKind.UndefinedKeyword));
}

/** The text of a module for people to read: declarations stand apart from each other. */
function moduleText(statements: readonly ts.Statement[]): string {
  const texts = statements.map((statement) => {
    const text = printStatements([statement]).trimEnd();
    return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? `\n${text}\n`
      : `${text}\n`;
  });
  return `// ${header}\n\n${texts.join('').replace(/^\n/, '')}`;
}

/**
 * Finds the schemas of an area that are the same in another, and so are all schemas that they refer
 * to. They need no type of their own.
 */
function sameSchemas({ schemas: here }: Area, { schemas: there }: Area): Set<string> {
  const isSame = (name: string) => JSON.stringify(here[name]) === JSON.stringify(there[name]);
  const next = (name: string) => schemaNamesIn(here[name]);
  return new Set(Object.keys(here).filter((name) => [...closure([name], next)].every(isSame)));
}
