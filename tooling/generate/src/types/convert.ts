import openapiTS, { type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { Area } from '../areas.ts';
import { GeneratorError } from '../generator-error.ts';
import { tidyDocs } from './doc.ts';

/**
 * What openapi-typescript makes of an area.
 * @throws GeneratorError where it cannot
 */
export async function convert(area: Area): Promise<ts.Node[]> {
  const nodes = await openapiTS(toOpenApi(area), {
    // A default is what the service fills in, not something the caller must send.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => (isBinary(schema) ? blob() : undefined),
    transformProperty: (property) => acceptUndefined(property),
  }).catch((error: unknown) => {
    throw new GeneratorError('openapi-typescript', area, error);
  });
  tidyDocs(nodes);
  return acceptUndefinedParameters(nodes);
}

function isBinary(schema: SchemaObject): boolean {
  return 'format' in schema && schema.format === 'binary';
}

function blob(): ts.TypeNode {
  return ts.factory.createTypeReferenceNode('Blob');
}

/**
 * An optional field may also be there and undefined: JSON leaves it out all the same, and the
 * validators' own types say so, which matters under `exactOptionalPropertyTypes`.
 */
function acceptUndefined(property: ts.PropertySignature): ts.PropertySignature {
  const { modifiers, name, questionToken, type } = property;
  if (questionToken === undefined || type === undefined) return property;
  const nothing = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const union = ts.factory.createUnionTypeNode([type, nothing]);
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, union);
}

/** The same for the parameters of operations, which openapi-typescript shows to no hook. */
function acceptUndefinedParameters(nodes: ts.Node[]): ts.Node[] {
  const { transformed } = ts.transform(nodes, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => {
        if (!ts.isPropertySignature(node) || !isParameterGroup(node))
          return ts.visitEachChild(node, visit, context);
        const { type: group } = node;
        if (group === undefined || !ts.isTypeLiteralNode(group)) return node;
        const members = group.members.map((member) =>
          ts.isPropertySignature(member) ? acceptUndefined(member) : member,
        );
        const { modifiers, name, questionToken } = node;
        const literal = ts.factory.updateTypeLiteralNode(
          group,
          ts.factory.createNodeArray(members),
        );
        return ts.factory.updatePropertySignature(node, modifiers, name, questionToken, literal);
      };
      return visit;
    },
  ]);
  return transformed;
}

function isParameterGroup({ name }: ts.PropertySignature): boolean {
  return ts.isIdentifier(name) && (name.text === 'query' || name.text === 'header');
}

// openapi-typescript takes the document as text as well, and then checks its shape itself.
function toOpenApi(area: Area): string {
  return JSON.stringify(area.document);
}
