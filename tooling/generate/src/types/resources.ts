import ts from 'typescript';
import { parameterSuffixes } from '../names.ts';
import { printStatements, withDoc } from '../print.ts';
import { named } from '../syntax.ts';
import { withDocOf } from './doc.ts';
import { errorCodeTypes } from './error-codes.ts';
import type { Model, Operation } from './model.ts';
import { componentAt, References } from './references.ts';
import { aliasOf, declarationOf, fieldsIn, fieldsOf, unionOf, type Declaration } from './syntax.ts';

/**
 * One module a resource: the named types of each of its operations.
 * @throws SourceError where a schema or another operation has one of the names
 */
export function resourceModule(model: Model, operations: readonly Operation[]): ts.Statement[] {
  const references = new References(model);
  const types = operations.flatMap((operation) => {
    const made = [
      ...parameterTypes(operation, references),
      ...bodyType(operation, references),
      ...responseTypes(model, operation, references),
      ...errorCodeTypes(model, operation),
    ];
    for (const { name } of made) model.types.claim(name.text, operation.source);
    return made;
  });
  return [...references.imports({ folder: './schemas' }), ...types];
}

function parameterTypes(operation: Operation, references: References): Declaration[] {
  const groups = fieldsIn(operation.type, 'parameters');
  return Object.entries(parameterSuffixes).flatMap(([group, suffix]) => {
    const type = groups.get(group)?.type;
    if (type === undefined || fieldsOf(type).size === 0) return [];
    const declaration = declarationOf(`${operation.name}${suffix}`, references.resolve(type));
    const kind = group === 'header' ? 'Headers' : `Parameters in the ${group}`;
    return [withDoc(declaration, [`${kind} of \`${operation.id}\`.`])];
  });
}

function bodyType(operation: Operation, references: References): Declaration[] {
  const field = operation.type.get('requestBody');
  const types = contentOf(field?.type).map(({ type }) => references.resolve(type));
  if (types.length === 0) return [];
  return [withDocOf(aliasOf(`${operation.name}Body`, unionOf(distinct(types))), field)];
}

/** A type for each status, and the interface that puts them together. */
function responseTypes(model: Model, operation: Operation, references: References): Declaration[] {
  const { factory } = ts;
  const responses = [...fieldsIn(operation.type, 'responses')].map(([status, field]) => {
    const { group, name = '' } = componentAt(field.type) ?? {};
    const response = (group === 'responses' && model.responses.get(name)) || field;
    return { status, response, name: `${operation.name}${status}Response` };
  });
  const types = responses.map(({ name, response }) =>
    withDocOf(aliasOf(name, references.resolve(answerOf(response.type))), response),
  );
  const fields = responses.map(({ status, name, response }) =>
    withDocOf(
      factory.createPropertySignature(
        undefined,
        factory.createNumericLiteral(status),
        undefined,
        named(name),
      ),
      response,
    ),
  );
  const all = declarationOf(`${operation.name}Responses`, factory.createTypeLiteralNode(fields));
  const { id, method, path, summary, description } = operation;
  const words = [
    `${summary}.`,
    '',
    ...description.split('\n'),
    '',
    `\`${id}\`, \`${method} ${path}\``,
  ];
  return [...types, withDoc(all, [...words, '', 'What it answers with, by status.'])];
}

/** The type of an answer: that of its JSON where it has some, else any that it may come as. */
function answerOf(response: ts.TypeNode | undefined): ts.TypeNode {
  const content = contentOf(response);
  const json = content.find(({ mediaType }) => mediaType === 'application/json');
  return json?.type ?? unionOf(distinct(content.map(({ type }) => type)));
}

interface Content {
  mediaType: string;
  type: ts.TypeNode;
}

function contentOf(node: ts.TypeNode | undefined): Content[] {
  return [...fieldsIn(fieldsOf(node), 'content')].flatMap(([mediaType, { type }]) =>
    type === undefined ? [] : [{ mediaType, type }],
  );
}

/** Types that are written differently; JSON and XML of one schema are one type. */
function distinct(types: readonly ts.TypeNode[]): ts.TypeNode[] {
  const byText = new Map(types.map((type) => [printStatements([aliasOf('Type', type)]), type]));
  return [...byText.values()];
}
