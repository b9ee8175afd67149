import ts from 'typescript';
import { toTypeName } from '../names.ts';
import { createImport } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';
import type { Model } from './model.ts';

/** A component of the document that a type refers to. */
interface Component {
  /** The group that it is in, such as `schemas`. */
  group: string;
  name: string;
}

/**
 * Returns the component that `components["schemas"]["link"]` refers to; undefined for other types.
 */
export function componentAt(node: ts.Node | undefined): Component | undefined {
  if (node === undefined || !ts.isIndexedAccessTypeNode(node)) return undefined;
  const { objectType: inner, indexType } = node;
  const name = keyIn(indexType);
  if (name === undefined || !ts.isIndexedAccessTypeNode(inner)) return undefined;
  // `operations` is the only other interface, and no type is two levels into it.
  const group = keyIn(inner.indexType);
  return group === undefined ? undefined : { group, name };
}

function keyIn(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)
    ? node.literal.text
    : undefined;
}

/** Writes the types of one module in terms of named schemas, and knows which it needed. */
export class References {
  readonly #model: Model;
  readonly #used = new Set<string>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** A schema by the name of its type. */
  schema(name: string): ts.TypeNode {
    this.#used.add(name);
    return named(toTypeName(name));
  }

  /** The type with schemas by their names, and with the types of parameters in place. */
  resolve(type: ts.TypeNode): ts.TypeNode {
    return ts.visitNode(type, this.#visit, ts.isTypeNode);
  }

  /** Imports of all schemas that were needed so far. */
  imports(folder: string, except?: string): ts.Statement[] {
    const needed = [...this.#used].filter((schema) => schema !== except).toSorted();
    return needed.map((schema) =>
      createImport([toTypeName(schema)], `${folder}/${schema}.js`, { typeOnly: true }),
    );
  }

  readonly #visit = (node: ts.Node): ts.Node => {
    const { group, name = '' } = componentAt(node) ?? {};
    if (group === 'schemas') return this.schema(name);
    const parameter = group === 'parameters' ? this.#model.parameters.get(name)?.type : undefined;
    if (parameter !== undefined) return this.resolve(parameter);
    return ts.visitEachChild(node, this.#visit, undefined);
  };
}
