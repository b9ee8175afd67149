import ts from 'typescript';

/** The fields of an interface or an object type, by name; none of anything else. */
export function fieldsOf(node: ts.Node | undefined): Map<string, ts.PropertySignature> {
  if (node === undefined || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)))
    return new Map();
  const fields = node.members.filter((member) => ts.isPropertySignature(member));
  return new Map(fields.map((field) => [textOf(field.name), field]));
}

/** The fields of the object that a field holds. */
export function fieldsIn(
  fields: ReadonlyMap<string, ts.PropertySignature>,
  name: string,
): Map<string, ts.PropertySignature> {
  return fieldsOf(fields.get(name)?.type);
}

/** The fields of one of openapi-typescript's interfaces, such as `operations`. */
export function fieldsOfInterface(
  nodes: readonly ts.Node[],
  name: string,
): Map<string, ts.PropertySignature> {
  return fieldsOf(nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name));
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
export function textOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? '' : name.text;
}

/** A type with a name. */
export type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** `export type Name = …` */
export function aliasOf(name: string, type: ts.TypeNode): Declaration {
  return ts.factory.createTypeAliasDeclaration(exported(), name, undefined, type);
}

/** `export interface Name { … }` of an object's type, `export type Name = …` of any other. */
export function declarationOf(name: string, type: ts.TypeNode): Declaration {
  if (!ts.isTypeLiteralNode(type)) return aliasOf(name, type);
  return ts.factory.createInterfaceDeclaration(
    exported(),
    name,
    undefined,
    undefined,
    type.members,
  );
}

/** The union of types; one alone stays alone, and none is `undefined`. */
export function unionOf(types: readonly ts.TypeNode[]): ts.TypeNode {
  const [first, ...others] = types;
  if (first === undefined) return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  return others.length === 0 ? first : ts.factory.createUnionTypeNode(types);
}

function exported(): ts.Modifier[] {
  return [ts.factory.createToken(ts.SyntaxKind.ExportKeyword)];
}
