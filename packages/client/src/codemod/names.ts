import type { ASTPath, Collection, JSCodeshift } from 'jscodeshift';
import { isIdentifier } from './library.ts';

/** A name of a program: a variable, a parameter, a function or a class. */
export interface Name {
  text: string;
  /** The identifier in its declaration. */
  declared: ASTPath;
  /** Every other place where it is read or assigned. */
  uses: ASTPath[];
}

/** Finds the name that an identifier means, if it is declared once in this file. */
export type FindName = (path: ASTPath) => Name | undefined;

/** Creates the function that finds names. A name is found as one object, however often. */
export function createNames(j: JSCodeshift, root: Collection): FindName {
  const byDeclaration = new Map<unknown, Name>();
  return (path) => {
    const { node } = path;
    if (!isIdentifier(node)) return undefined;
    const text = node.name;
    const scope = path.scope?.lookup(text);
    const bindings: ASTPath[] = scope?.getBindings()[text] ?? [];
    const [declared] = bindings;
    if (bindings.length !== 1 || declared === undefined) return undefined;
    const known = byDeclaration.get(declared.node);
    if (known !== undefined) return known;
    const uses = root
      .find(j.Identifier, { name: text })
      .filter(
        (use) => use.node !== declared.node && !isKey(use) && use.scope?.lookup(text) === scope,
      )
      .paths();
    const name: Name = { text, declared, uses };
    byDeclaration.set(declared.node, name);
    return name;
  };
}

/** Reports whether an identifier is only the name of a property. */
export function isKey({ node, parent }: ASTPath): boolean {
  const { key, value, property, computed } = parent?.node ?? {};
  return (key === node && value !== node && !computed) || (property === node && !computed);
}
