import ts from 'typescript';

const { factory } = ts;

export const stringType = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
export const numberType = factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
export const booleanType = factory.createKeywordTypeNode(ts.SyntaxKind.BooleanKeyword);
export const unknownType = factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
export const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
export const nullType = factory.createLiteralTypeNode(factory.createNull());
const questionToken = factory.createToken(ts.SyntaxKind.QuestionToken);

/** `Name`, `Name<…>` or `owner.Name`. */
export function named(name: string, ...parameters: ts.TypeNode[]): ts.TypeNode {
  const [first = '', ...rest] = name.split('.');
  const entity = rest.reduce<ts.EntityName>(
    (owner, step) => factory.createQualifiedName(owner, step),
    factory.createIdentifier(first),
  );
  return factory.createTypeReferenceNode(entity, parameters.length === 0 ? undefined : parameters);
}

/** A text as a type. */
export function textType(text: string): ts.TypeNode {
  return factory.createLiteralTypeNode(factory.createStringLiteral(text, true));
}

/** The union of types; one alone stays alone, and none is `undefined`. */
export function createUnion(types: readonly ts.TypeNode[]): ts.TypeNode {
  const [first = undefinedType, ...others] = types;
  return others.length === 0 ? first : factory.createUnionTypeNode(types);
}

/** `type['field']` */
export function indexed(type: ts.TypeNode, index: ts.TypeNode): ts.TypeNode {
  return factory.createIndexedAccessTypeNode(type, index);
}

/** `name: type;`, or with a question mark. */
export function property(
  name: string | ts.PropertyName,
  type: ts.TypeNode,
  { optional = false } = {},
): ts.PropertySignature {
  const question = optional ? questionToken : undefined;
  return factory.createPropertySignature(undefined, name, question, type);
}

/** `name: type;`, or `name?: type | undefined;` */
export function field(name: string, type: ts.TypeNode, { optional = false } = {}) {
  return property(name, optional ? createUnion([type, undefinedType]) : type, { optional });
}

/** `name: type` of a function. */
export function parameter(name: string, type?: ts.TypeNode, { optional = false } = {}) {
  const question = optional ? questionToken : undefined;
  return factory.createParameterDeclaration(undefined, undefined, name, question, type);
}
