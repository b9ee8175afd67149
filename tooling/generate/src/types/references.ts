import ts from 'typescript';
import { toTypeName } from '../names.ts';
import { createImport } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';
import { toAnswerName, type Model } from './model.ts';

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
  /** The names of the types that were needed, by their schemas. */
  readonly #used = new Map<string, Set<string>>();
  /** True if schemas have the types of responses. */
  #inAnswers = false;

  constructor(model: Model) {
    this.#model = model;
  }

  /** A schema by the name of its type. */
  schema(name: string): ts.TypeNode {
    const type =
      this.#inAnswers && this.#model.answers.has(name) ? toAnswerName(name) : toTypeName(name);
    this.#used.set(name, (this.#used.get(name) ?? new Set()).add(type));
    return named(type);
  }

  /** The type with schemas by their names, and with the types of parameters in place. */
  resolve(type: ts.TypeNode): ts.TypeNode {
    return ts.visitNode(type, this.#visit, ts.isTypeNode);
  }

  /** Resolves a type with the types that schemas have in responses. */
  resolveAnswer(type: ts.TypeNode): ts.TypeNode {
    this.#inAnswers = true;
    const resolved = this.resolve(type);
    this.#inAnswers = false;
    return resolved;
  }

  /** Imports of all schemas that were needed so far. */
  imports(folder: string, except?: string): ts.Statement[] {
    const needed = [...this.#used.keys()].filter((schema) => schema !== except).toSorted();
    return needed.map((schema) =>
      createImport([...(this.#used.get(schema) ?? [])].toSorted(), `${folder}/${schema}.js`, {
        typeOnly: true,
      }),
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
