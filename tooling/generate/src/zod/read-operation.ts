import { isObject, objectAt, type JsonObject } from '@countersign/spec-tools/json';
import type { Operation } from '../areas.ts';
import { parameterSuffixes } from '../names.ts';
import { call, member } from '../syntax/expressions.ts';
import type { Orval } from './orval.ts';
import type { Validator } from './read-validator.ts';

/** A validator with its name. */
export interface Definition {
  name: string;
  validator: Validator;
  /**
   * True for a validator of data that the service sends, rather than of data that a caller writes.
   */
  lenient?: boolean;
}

/** An operation with its validators. */
export interface OperationValidators {
  operation: Operation;
  definitions: Definition[];
  /** The names of those for its parts; of a body only if it is JSON, other ones are bytes or forms. */
  parts: [field: string, name: string][];
  /** The responses in JSON, by status. */
  responses: [status: string, name: string][];
}

/**
 * Creates the validators of an operation, in the order in which they apply to a request.
 * @param lenient true if its area has rules for reading answers leniently
 */
export function readOperation(
  operation: Operation,
  orval: Orval,
  lenient: boolean,
): OperationValidators {
  const { typeName, body } = operation;
  const parameters = (place: string) => orval.parameters(operation, place);
  const groups = [
    { field: 'params', name: parameterSuffixes.path, validator: parameters('path') },
    { field: 'query', name: parameterSuffixes.query, validator: parameters('query') },
    { field: 'header', name: parameterSuffixes.header, validator: parameters('header') },
    { field: 'body', name: 'Body', validator: orval.content(operation, body) },
  ].flatMap(({ field, name, validator }) =>
    validator === undefined ? [] : [{ field, name: `${typeName}${name}`, validator }],
  );
  const responses = operation.responses.map(([status, response]) => {
    const content = orval.content(operation, response);
    return {
      status,
      response,
      name: `${typeName}${status}Response`,
      validator: content ?? unknownContent(status),
      lenient: lenient && content !== undefined,
    };
  });
  return {
    operation,
    definitions: [...groups, ...responses],
    parts: groups
      .filter(({ field }) => field !== 'body' || isJson(body))
      .map(({ field, name }) => [field, name]),
    responses: responses
      .filter(({ response }) => isJson(response))
      .map(({ status, name }) => [status, name]),
  };
}

/** An answer that has no content, or some that is not described. */
function unknownContent(status: string): Validator {
  const method = ['204', '205'].includes(status) ? 'void' : 'unknown';
  return { expression: call(member('zod', method)), references: new Set() };
}

/** Reports whether content is JSON and has one schema in all its media types. */
function isJson(message: JsonObject): boolean {
  const media = objectAt(message, 'content');
  const json = media['application/json'];
  if (!isObject(json)) return false;
  const schema = JSON.stringify(json.schema);
  return Object.values(media).every(
    (other) => isObject(other) && JSON.stringify(other.schema) === schema,
  );
}
