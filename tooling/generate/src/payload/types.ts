import type { Model, ModelEnumeration, ModelField, ModelObject } from '@countersign/xsd';
import ts from 'typescript';
import { importOf, withDoc } from '../print.ts';
import { typeOfBuiltIn } from './built-in.ts';

const { factory } = ts;
const exported = [factory.createToken(ts.SyntaxKind.ExportKeyword)];

/** An interface for each object of a schema and a union for each of its enumerations. */
export function payloadTypes(model: Model): ts.Statement[] {
  return [
    importOf(['Content'], '../content.js', { typeOnly: true }),
    importOf(['Kept', 'Unlisted'], '../kept.js', { typeOnly: true }),
    ...model.objects.map((object) => interfaceOf(object)),
    ...model.enumerations.map((enumeration) => unionOf(enumeration)),
  ];
}

function interfaceOf({ name, documentation, base, fields, choices }: ModelObject): ts.Statement {
  const heritage = factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, [
    factory.createExpressionWithTypeArguments(factory.createIdentifier(base ?? 'Kept'), undefined),
  ]);
  const members = fields
    .filter(({ kind }) => kind !== 'any')
    .map((field) =>
      withDoc(
        factory.createPropertySignature(
          undefined,
          field.property,
          isOptional(field) ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
          typeOf(field),
        ),
        docOf(field),
      ),
    );
  const rules = choices.map(({ required, alternatives }) => {
    const groups = alternatives.map((one) => [...one.required, ...one.optional].join(' and '));
    if (groups.length === 1) return `These are there together or not at all: ${groups.join()}.`;
    return `Of these there is ${required ? 'one' : 'one or none'}: ${groups.join('; ')}.`;
  });
  const declaration = factory.createInterfaceDeclaration(
    exported,
    name,
    undefined,
    [heritage],
    members,
  );
  return withDoc(declaration, paragraphs([...documentation, ...rules]));
}

/** Whether the model may lack the field. A list that is not there is an empty one. */
export function isOptional({ required, optional, list }: ModelField): boolean {
  return !list && (!required || optional);
}

function typeOf({ value, list, nillable }: ModelField): ts.TypeNode {
  const single =
    value.kind === 'builtin'
      ? typeOfBuiltIn(value.name)
      : factory.createTypeReferenceNode(value.name);
  if (list) return factory.createArrayTypeNode(single);
  if (!nillable) return single;
  return factory.createUnionTypeNode([single, factory.createLiteralTypeNode(factory.createNull())]);
}

function unionOf({ name, documentation, values }: ModelEnumeration): ts.Statement {
  const words = values.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(value.name, true)),
  );
  const type = factory.createUnionTypeNode([...words, factory.createTypeReferenceNode('Unlisted')]);
  const lines = values.map((value) => `- \`${value.name}\`: ${value.documentation.join(' ')}`);
  return withDoc(factory.createTypeAliasDeclaration(exported, name, undefined, type), [
    ...paragraphs(documentation),
    '',
    ...lines,
  ]);
}

/** What the schema says of the field, and where it stands in the XML. */
function docOf({ documentation, kind, path }: ModelField): string[] {
  const names = path.map(({ local }) => local).join('/');
  const place = kind === 'attribute' ? `@${names}` : names;
  return place === ''
    ? paragraphs(documentation)
    : [...paragraphs(documentation), '', `In XML: \`${place}\`.`];
}

function paragraphs(documentation: readonly string[]): string[] {
  return documentation.flatMap((paragraph, index) => (index === 0 ? [paragraph] : ['', paragraph]));
}
