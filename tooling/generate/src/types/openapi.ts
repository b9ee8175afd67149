import ts from 'typescript';
import { parameterSuffixes } from '../names.ts';
import { createImport } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';
import type { Model } from './model.ts';
import { References } from './references.ts';
import { createDeclaration, readFields, retyped } from './syntax.ts';

const suffixes = new Map<string, string>(Object.entries(parameterSuffixes));

/** The interfaces of openapi-typescript's that say something. */
const interfaces = new Set(['paths', 'components', 'operations']);

/**
 * Creates the module for users of openapi-fetch and the like: `paths`, `operations` and
 * `components` in openapi-typescript's form. Its schemas and parameters are the named types of the
 * other modules, so that each type exists once.
 */
export function openApiModule(model: Model): ts.Statement[] {
  const references = new References(model);
  const parameters = new Map<string, string[]>();
  const types = model.nodes
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter(({ name }) => interfaces.has(name.text))
    .map(({ name, members }) => {
      const type = retyped(ts.factory.createTypeLiteralNode(members), (member, of) => {
        if (name.text === 'components' && member === 'schemas')
          return withoutDocs(retyped(of, (schema) => references.schema(schema)));
        const operation = name.text === 'operations';
        return references.resolve(operation ? withNamedParameters(member, of) : of);
      });
      return createDeclaration(name.text, type);
    });

  /** The type of an operation with names in place of its groups of parameters. */
  function withNamedParameters(id: string, type: ts.TypeNode): ts.TypeNode {
    const operation = model.operations.find((one) => one.id === id);
    // Webhooks have no modules of their own.
    if (operation === undefined) return type;
    const { module, typeName } = operation;
    return retyped(type, (part, groups) => {
      if (part !== 'parameters') return groups;
      return retyped(groups, (group, fields) => {
        const suffix = suffixes.get(group);
        if (suffix === undefined || readFields(fields).size === 0) return fields;
        parameters.set(module, [...(parameters.get(module) ?? []), `${typeName}${suffix}`]);
        return named(`${typeName}${suffix}`);
      });
    });
  }

  const parameterImports = [...parameters].map(([module, names]) =>
    createImport(names, `./${module}.js`, { typeOnly: true }),
  );
  return [...references.imports('./schemas'), ...parameterImports, ...types];
}

/** The types that are named here have the same words on them. */
function withoutDocs(type: ts.TypeNode): ts.TypeNode {
  ts.forEachChild(type, (field) => void ts.setSyntheticLeadingComments(field, undefined));
  return type;
}
