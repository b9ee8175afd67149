import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import type { Area } from '../areas.ts';
import { GeneratorError } from '../errors.ts';
import { createUnion, named, stringType, undefinedType } from '../syntax/types.ts';
import { tidyDocs } from './doc.ts';
import { otherWord } from './open-enums.ts';

/** `string & {}`, beside which an editor still suggests the words of an enum. */
const otherWords = ts.factory.createIntersectionTypeNode([
  stringType,
  ts.factory.createTypeLiteralNode([]),
]);

/** The types of strings that have a type of their own, by format. */
const formats = new Map<string | undefined, ts.TypeNode>([
  ['binary', named('Blob')],
  [otherWord, otherWords],
]);

/**
 * Converts an area with openapi-typescript.
 * @throws GeneratorError if it cannot
 */
export async function convert(area: Area): Promise<ts.Node[]> {
  // It takes the document as text as well, and then checks its shape itself.
  const nodes = await openapiTS(JSON.stringify(area.document), {
    // The service fills in a default; the caller need not send it.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => ('format' in schema ? formats.get(schema.format) : undefined),
    postTransform: (type) => {
      const parts = unionParts(type);
      return parts.length > 1 && parts.includes(otherWords) ? createUnion(parts) : undefined;
    },
    transformProperty: (property) => acceptUndefined(property),
  }).catch((error: unknown) => {
    throw new GeneratorError('openapi-typescript', area, error);
  });
  tidyDocs(nodes);
  return nodes.map((node) => acceptUndefinedParameters(node));
}

/** The types in a union, and in unions in it. */
function unionParts(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return unionParts(type.type);
  return ts.isUnionTypeNode(type) ? type.types.flatMap(unionParts) : [type];
}

/**
 * An optional field may also be there and undefined: JSON leaves it out all the same, and the
 * validators' own types say so, which matters under `exactOptionalPropertyTypes`.
 */
function acceptUndefined(property: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = property;
  if (questionToken === undefined || type === undefined) return property;
  const union = ts.factory.createUnionTypeNode([type, undefinedType]);
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, union);
}

/**
 * Also accepts undefined for the parameters of operations, which openapi-typescript passes to no
 * hook.
 */
function acceptUndefinedParameters(node: ts.Node): ts.Node {
  const inside = ts.isPropertySignature(node) && isParameterGroup(node);
  const visit = inside ? acceptUndefinedMembers : acceptUndefinedParameters;
  return ts.visitEachChild(node, visit, undefined);
}

function acceptUndefinedMembers(node: ts.Node): ts.Node {
  if (ts.isPropertySignature(node)) return acceptUndefined(node);
  return ts.isTypeLiteralNode(node)
    ? ts.visitEachChild(node, acceptUndefinedMembers, undefined)
    : node;
}

function isParameterGroup({ name }: ts.PropertySignature): boolean {
  return ts.isIdentifier(name) && (name.text === 'query' || name.text === 'header');
}
