import { isObject, listAt, objectAt, resolve, textAt, type JsonObject } from '../bundle/json.ts';
import { listOperations, type SpecOperation } from '../bundle/operations.ts';

/** The numbers of one area's contents. */
export type Counts = ReturnType<typeof count>;

/** Counts the contents of a bundle. */
export function count(document: JsonObject) {
  const operations = listOperations(document);
  const inferred = operations.filter(({ spec }) => spec['x-evidence'] === 'inferred');
  const query = operations
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => parameter.in === 'query');
  const schemas = listObjects(objectAt(objectAt(document, 'components'), 'schemas'));
  const fields = schemas.flatMap((schema) => listObjects(objectAt(schema, 'properties')));
  const whole = fields.map((field) => ({ ...resolve(field, document), ...field }));
  const examples = operations.map((operation) => countExamples(operation));
  const responses = operations.flatMap((operation) => operation.responses);
  return {
    operations: operations.length,
    /** Operations that are inferred as a whole, since no public source has them. */
    inferredOperations: inferred.length,
    /** Other operations of which some statement is inferred. */
    partlyInferredOperations: operations.filter(
      (one) => !inferred.includes(one) && listAt(one.spec, 'x-inferred').length > 0,
    ).length,
    pagedOperations: operations.filter(({ spec }) => isObject(spec['x-paging'])).length,
    errorCodes: Object.keys(objectAt(document, 'x-error-codes')).length,
    parameters: sum(operations.map(({ parameters }) => parameters.length)),
    queryParameters: query.length,
    /** Query parameters that are more than a string: with a type, a format, a list or a pattern. */
    typedQueryParameters: query.filter((one) => !isPlainString(objectAt(one, 'schema'))).length,
    schemas: schemas.length,
    fields: fields.length,
    describedFields: whole.filter((field) => textAt(field, 'description') !== undefined).length,
    /** Fields with a closed list of values; `true` and `false` as strings do not count. */
    enumFields: whole.filter(
      (field) => Array.isArray(field.enum) && field.format !== 'boolean-string',
    ).length,
    requiredFields: sum(schemas.map((schema) => listAt(schema, 'required').length)),
    readOnlyFields: fields.filter((field) => field.readOnly === true).length,
    writeOnlyFields: fields.filter((field) => field.writeOnly === true).length,
    /** Fields whose string or number has a named format. */
    formatFields: whole.filter((field) => textAt(field, 'format') !== undefined).length,
    operationsWithExamples: examples.filter((several) => several > 0).length,
    examples: sum(examples),
    errorResponses: responses.filter(([status]) => /^[45]/.test(status)).length,
    links: sum(responses.map(([, one]) => listObjects(objectAt(one, 'links')).length)),
    webhooks: listObjects(objectAt(document, 'webhooks')).length,
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function listObjects(object: JsonObject): JsonObject[] {
  return Object.values(object).filter(isObject);
}

function isPlainString(schema: JsonObject): boolean {
  const more = ['format', 'enum', 'pattern', 'items'].some((key) => key in schema);
  return schema.type === 'string' && !more;
}

/** Counts the named examples of an operation in its request and in responses of its own. */
function countExamples({ spec, body }: SpecOperation): number {
  const own = listObjects(objectAt(spec, 'responses')).filter((one) => !('$ref' in one));
  const media = [body, ...own].flatMap((message) => listObjects(objectAt(message, 'content')));
  return sum(media.map((one) => Object.keys(objectAt(one, 'examples')).length));
}
