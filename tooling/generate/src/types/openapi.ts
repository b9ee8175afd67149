import ts from 'typescript';
import { importOf } from '../print.ts';
import type { Model } from './model.ts';
import { References } from './references.ts';
import { parameterSuffixes } from '../names.ts';
import { named } from '../syntax.ts';
import { declarationOf, fieldsOf, retyped } from './syntax.ts';

const suffixes = new Map<string, string>(Object.entries(parameterSuffixes));

/** The interfaces of openapi-typescript's that say something. */
const interfaces = new Set(['paths', 'components', 'operations']);

/**
 * The module for those who work with openapi-fetch or the like: `paths`, `operations` and
 * `components` in openapi-typescript's form. Schemas and parameters in it are the named types of
 * the other modules, so that there are no second ones.
 */
export function openApiModule(model: Model): ts.Statement[] {
  const references = new References(model);
  const parameters = new Parameters(model);
  const types = model.nodes
    .filter((node) => ts.isInterfaceDeclaration(node))
    .filter(({ name }) => interfaces.has(name.text))
    .map(({ name, members }) => {
      const type = retyped(ts.factory.createTypeLiteralNode(members), (member, of) => {
        if (name.text === 'components' && member === 'schemas')
          return withoutDocs(retyped(of, (schema) => references.schema(schema)));
        return references.resolve(name.text === 'operations' ? parameters.byName(member, of) : of);
      });
      return declarationOf(name.text, type);
    });
  return [...references.imports({ folder: './schemas' }), ...parameters.imports(), ...types];
}

/** The types that are named here have the same words on them. */
function withoutDocs(type: ts.TypeNode): ts.TypeNode {
  ts.forEachChild(type, (field) => void ts.setSyntheticLeadingComments(field, undefined));
  return type;
}

/** The parameters of operations, by the names that their types have in the resources' modules. */
class Parameters {
  readonly #model: Model;
  readonly #used = new Map<string, string[]>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** The type of an operation with names in place of its groups of parameters. */
  byName(id: string, type: ts.TypeNode): ts.TypeNode {
    const operation = this.#model.operations.find((one) => one.id === id);
    if (operation === undefined) return type;
    return retyped(type, (part, groups) => {
      if (part !== 'parameters') return groups;
      return retyped(groups, (group, fields) => {
        const suffix = suffixes.get(group);
        if (suffix === undefined || fieldsOf(fields).size === 0) return fields;
        const name = `${operation.name}${suffix}`;
        this.#used.set(operation.module, [...(this.#used.get(operation.module) ?? []), name]);
        return named(name);
      });
    });
  }

  imports(): ts.Statement[] {
    return [...this.#used].map(([module, names]) =>
      importOf(names, `./${module}.js`, { typeOnly: true }),
    );
  }
}
