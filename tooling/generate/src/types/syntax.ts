import ts from 'typescript';
import { printNode } from '../syntax/print.ts';
import { createAlias, createInterface, type Declaration } from '../syntax/statements.ts';

/** The fields of an object type, by name. */
export type Fields = ReadonlyMap<string, ts.PropertySignature>;

/** The fields of an interface or an object type; none of anything else. */
export function readFields(node: ts.Node | undefined): Fields {
  if (node === undefined || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)))
    return new Map();
  const fields = node.members.filter((member) => ts.isPropertySignature(member));
  return new Map(fields.map((field) => [textOf(field.name), field]));
}

/** The fields of the object in a field. */
export function fieldsIn(fields: Fields, name: string): Fields {
  return readFields(fields.get(name)?.type);
}

/** An object type whose fields have the types that `change` gives them; any other stays. */
export function retyped(
  node: ts.TypeNode,
  change: (name: string, type: ts.TypeNode) => ts.TypeNode,
): ts.TypeNode {
  if (!ts.isTypeLiteralNode(node)) return node;
  const members = node.members.map((member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined) return member;
    const { modifiers, name, questionToken, type } = member;
    const changed = change(textOf(name), type);
    return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, changed);
  });
  return ts.factory.createTypeLiteralNode(members);
}

/** The name of a field, without quotes. */
function textOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? '' : name.text;
}

/** `export interface Name { … }` of an object's type, `export type Name = …` of any other. */
export function createDeclaration(name: string, type: ts.TypeNode): Declaration {
  return ts.isTypeLiteralNode(type) ? createInterface(name, type.members) : createAlias(name, type);
}

/** Copies the doc comment of another node. */
export function copyDoc<Node extends ts.Node>(node: Node, from: ts.Node | undefined): Node {
  const comments = from && ts.getSyntheticLeadingComments(from);
  return comments === undefined ? node : ts.setSyntheticLeadingComments(node, comments);
}

/** Types that are written differently; JSON and XML of one schema are one type. */
export function distinct(types: readonly ts.TypeNode[]): ts.TypeNode[] {
  return [...new Map(types.map((type) => [printNode(type), type])).values()];
}
