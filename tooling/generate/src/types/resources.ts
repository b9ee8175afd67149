import ts from 'typescript';
import { parameterSuffixes } from '../names.ts';
import { withDoc } from '../syntax/print.ts';
import { createAlias, createInterface, type Declaration } from '../syntax/statements.ts';
import { named, property, createUnion } from '../syntax/types.ts';
import { errorCodeTypes } from './error-codes.ts';
import type { Model, TypedOperation } from './model.ts';
import { componentAt, References } from './references.ts';
import { createDeclaration, distinct, fieldsIn, readFields, copyDoc } from './syntax.ts';

/**
 * One module a resource: the named types of each of its operations.
 * @throws SourceError if a schema or another operation has one of the names
 */
export function resourceModule(
  model: Model,
  operations: readonly TypedOperation[],
): ts.Statement[] {
  const references = new References(model);
  const types = operations.flatMap((operation) => {
    const made = [
      ...parameterTypes(operation, references),
      ...bodyType(operation, references),
      ...responseTypes(model, operation, references),
      ...errorCodeTypes(model, operation),
    ];
    for (const { name } of made) model.claim(name.text, operation.source);
    return made;
  });
  return [...references.imports('./schemas'), ...types];
}

function parameterTypes(operation: TypedOperation, references: References): Declaration[] {
  const groups = fieldsIn(operation.type, 'parameters');
  return Object.entries(parameterSuffixes).flatMap(([group, suffix]) => {
    const type = groups.get(group)?.type;
    if (type === undefined || readFields(type).size === 0) return [];
    const declaration = createDeclaration(
      `${operation.typeName}${suffix}`,
      references.resolve(type),
    );
    const kind = group === 'header' ? 'Headers' : `Parameters in the ${group}`;
    return [withDoc(declaration, [`${kind} of \`${operation.id}\`.`])];
  });
}

function bodyType({ type, typeName }: TypedOperation, references: References): Declaration[] {
  const field = type.get('requestBody');
  const types = listContents(field?.type).map((content) => references.resolve(content.type));
  if (types.length === 0) return [];
  return [copyDoc(createAlias(`${typeName}Body`, createUnion(distinct(types))), field)];
}

/** A type for each status, and the interface that puts them together. */
function responseTypes(
  model: Model,
  operation: TypedOperation,
  references: References,
): Declaration[] {
  const { id, typeName, method, path, summary, description } = operation;
  const isRead = method.toLowerCase() === 'get';
  const responses = [...fieldsIn(operation.type, 'responses')].map(([status, field]) => {
    const { group, name = '' } = componentAt(field.type) ?? {};
    const response = (group === 'responses' && model.responses.get(name)) || field;
    const resolve = (of: ts.TypeNode) =>
      isRead && status.startsWith('2') ? references.resolveAnswer(of) : references.resolve(of);
    return { status, response, resolve, name: `${typeName}${status}Response` };
  });
  const types = responses.map(({ name, response, resolve }) =>
    copyDoc(createAlias(name, resolve(answerType(response.type))), response),
  );
  const fields = responses.map(({ status, name, response }) =>
    copyDoc(property(ts.factory.createNumericLiteral(status), named(name)), response),
  );
  const doc = [
    `${summary}.`,
    '',
    ...description.split('\n'),
    '',
    `\`${id}\`, \`${method} ${path}\``,
    '',
    'The responses, by status.',
  ];
  return [...types, withDoc(createInterface(`${typeName}Responses`, fields), doc)];
}

/** The type of an answer: that of its JSON if it has some, otherwise any that it may come as. */
function answerType(response: ts.TypeNode | undefined): ts.TypeNode {
  const content = listContents(response);
  const json = content.find(({ mediaType }) => mediaType === 'application/json');
  return json?.type ?? createUnion(distinct(content.map(({ type }) => type)));
}

function listContents(node: ts.TypeNode | undefined): { mediaType: string; type: ts.TypeNode }[] {
  return [...fieldsIn(readFields(node), 'content')].flatMap(([mediaType, { type }]) =>
    type === undefined ? [] : [{ mediaType, type }],
  );
}
