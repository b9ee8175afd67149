import {
  follow,
  isObject,
  listAt,
  objectAt,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';

/** What one area says, in numbers. */
export interface Counts {
  operations: number;
  /** Operations that are inferred as a whole, since no public source has them. */
  inferredOperations: number;
  /** Other operations of which some statement is inferred. */
  partlyInferredOperations: number;
  /** Operations whose list comes in chunks, by `x-paging`. */
  pagedOperations: number;
  errorCodes: number;
  parameters: number;
  queryParameters: number;
  /** Query parameters that are more than plain text: with a type, a format, a list or a pattern. */
  typedQueryParameters: number;
  schemas: number;
  fields: number;
  describedFields: number;
  /** Fields with a closed list of values; `true` and `false` as text do not count. */
  enumFields: number;
  requiredFields: number;
  readOnlyFields: number;
  writeOnlyFields: number;
  /** Fields whose string or number has a named format. */
  formatFields: number;
  operationsWithExamples: number;
  examples: number;
  errorResponses: number;
  links: number;
  webhooks: number;
}

/** Counts what a bundle says. */
export function count(document: JsonObject): Counts {
  const operations = membersOf(objectAt(document, 'paths')).flatMap(membersOf);
  const webhooks = membersOf(objectAt(document, 'webhooks'));
  const parameters = operations.flatMap((operation) =>
    listAt(operation, 'parameters').map((one) => resolve(one, document)),
  );
  const query = parameters.filter((one) => textAt(one, 'in') === 'query');
  const schemas = membersOf(objectAt(objectAt(document, 'components'), 'schemas'));
  const fields = schemas.flatMap((schema) => membersOf(objectAt(schema, 'properties')));
  const whole = fields.map((field) => ({ ...resolve(field, document), ...field }));
  const examples = operations.map((operation) => countExamples(operation, document));
  const responses = operations.flatMap((operation) =>
    Object.entries(objectAt(operation, 'responses')),
  );
  return {
    operations: operations.length,
    inferredOperations: operations.filter(isInferred).length,
    partlyInferredOperations: operations.filter(
      (one) => !isInferred(one) && listAt(one, 'x-inferred').length > 0,
    ).length,
    pagedOperations: operations.filter((one) => isObject(one['x-paging'])).length,
    errorCodes: Object.keys(objectAt(document, 'x-error-codes')).length,
    parameters: parameters.length,
    queryParameters: query.length,
    typedQueryParameters: query.filter((one) => !isPlainText(objectAt(one, 'schema'))).length,
    schemas: schemas.length,
    fields: fields.length,
    describedFields: whole.filter((field) => textAt(field, 'description') !== undefined).length,
    enumFields: whole.filter(isClosedList).length,
    requiredFields: schemas.reduce((sum, schema) => sum + listAt(schema, 'required').length, 0),
    readOnlyFields: fields.filter((field) => field.readOnly === true).length,
    writeOnlyFields: fields.filter((field) => field.writeOnly === true).length,
    formatFields: whole.filter((field) => textAt(field, 'format') !== undefined).length,
    operationsWithExamples: examples.filter((several) => several > 0).length,
    examples: examples.reduce((sum, several) => sum + several, 0),
    errorResponses: responses.filter(([status]) => /^[45]/.test(status)).length,
    links: responses.reduce((sum, [, one]) => sum + membersOf(readLinks(one, document)).length, 0),
    webhooks: webhooks.length,
  };
}

function isInferred(operation: JsonObject): boolean {
  return textAt(operation, 'x-evidence') === 'inferred';
}

function membersOf(object: JsonObject): JsonObject[] {
  return Object.values(object).filter(isObject);
}

/** What a reference leads to, or the object itself where it is none. */
function resolve(written: Json | undefined, document: JsonObject): JsonObject {
  if (!isObject(written)) return {};
  const reference = textAt(written, '$ref');
  const target = reference === undefined ? written : follow(document, reference);
  return isObject(target) ? target : {};
}

function readLinks(response: Json, document: JsonObject): JsonObject {
  return objectAt(resolve(response, document), 'links');
}

function isPlainText(schema: JsonObject): boolean {
  const more = ['format', 'enum', 'pattern', 'items'].some((key) => key in schema);
  return schema.type === 'string' && !more;
}

function isClosedList(field: JsonObject): boolean {
  return Array.isArray(field.enum) && textAt(field, 'format') !== 'boolean-string';
}

/** How many named examples an operation has in its request and its own answers. */
function countExamples(operation: JsonObject, document: JsonObject): number {
  const answers = membersOf(objectAt(operation, 'responses')).filter((one) => !('$ref' in one));
  return [objectAt(operation, 'requestBody'), ...answers]
    .flatMap((message) => membersOf(objectAt(resolve(message, document), 'content')))
    .reduce((sum, media) => sum + Object.keys(objectAt(media, 'examples')).length, 0);
}
