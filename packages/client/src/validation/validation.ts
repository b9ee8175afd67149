import { isReady } from '../encode.js';
import { ValidationError, type ValidatedPart } from '../errors/validation-error.js';
import type { Validation } from '../options.js';
import { jsonPointer } from './json-pointer.js';
import type { StandardSchema } from './standard-schema.js';

/** What validates the parts of an operation. A part that has no schema is not looked at. */
export interface OperationValidators {
  /** The parameters in the path. */
  readonly params?: StandardSchema;
  readonly query?: StandardSchema;
  readonly header?: StandardSchema;
  readonly body?: StandardSchema;
  /** By status. */
  readonly responses: Readonly<Record<number, StandardSchema>>;
}

/** By operationId: loads the validators of the operation. */
export type OperationValidatorLoaders = Readonly<
  Record<string, () => Promise<OperationValidators>>
>;

/** What is validated, and what happens then. */
export interface ValidationOptions {
  /** Whether what is sent is validated, before it is sent; it is by default. */
  request?: boolean | undefined;
  /** Whether what comes is validated; it is by default. Bytes and streams never are. */
  response?: boolean | undefined;
  /**
   * Told of an answer that does not fit, which the call then gives as it came. Where absent, the
   * call throws, unless the answer is an error: what the service says then counts more than how.
   * What the function throws, the call throws.
   */
  onFinding?: ((error: ValidationError) => void) | undefined;
}

/**
 * Validates what a client sends and gets, for `createClient({ validation })`. What does not fit is a
 * `ValidationError` that says where. Values go on unchanged, with the fields that are not known.
 *
 * @param operations `operationValidators` of `@countersign/zod/<area>/operations`, or those of several
 * areas; any library of Standard Schema does. What is not among them is not validated.
 */
export function validation(
  operations: OperationValidatorLoaders | readonly OperationValidatorLoaders[],
  { request = true, response = true, onFinding }: ValidationOptions = {},
): Validation {
  const loaders = new Map([operations].flat().flatMap((area) => Object.entries(area)));
  const loaded = new Map<string, Promise<OperationValidators>>();

  async function loadValidators(operation: string): Promise<OperationValidators | undefined> {
    const load = loaders.get(operation);
    const validators = loaded.get(operation) ?? load?.();
    if (validators === undefined) return undefined;
    loaded.set(operation, validators);
    try {
      return await validators;
    } catch (error) {
      // A module that could not be fetched may come the next time.
      loaded.delete(operation);
      throw error;
    }
  }

  return {
    async request(operation, { path, query = {}, header = {}, body }) {
      const schemas = request ? await loadValidators(operation) : undefined;
      if (schemas === undefined) return;
      await check(operation, 'path', schemas.params, path);
      await check(operation, 'query', schemas.query, query);
      await check(operation, 'header', schemas.header, header);
      // A file, or text that is written already.
      if (body !== undefined && !isReady(body)) await check(operation, 'body', schemas.body, body);
    },
    async response(operation, status, data) {
      const schemas = response ? await loadValidators(operation) : undefined;
      try {
        await check(operation, 'response', schemas?.responses[status], data);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        if (onFinding) onFinding(error);
        else if (status < 400) throw error;
      }
    },
  };
}

/** @throws ValidationError */
async function check(
  operation: string,
  part: ValidatedPart,
  schema: StandardSchema | undefined,
  value: unknown,
): Promise<void> {
  const issues = (await schema?.['~standard'].validate(value))?.issues;
  if (issues === undefined) return;
  const findings = issues.map(({ message, path }) => ({ message, pointer: jsonPointer(path) }));
  throw new ValidationError(operation, { part, findings, value });
}
