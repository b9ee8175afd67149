import { isReady } from '../encode.js';
import { ValidationError, type ValidatedPart } from '../errors/validation-error.js';
import type { Validation } from '../options.js';
import { jsonPointer } from './json-pointer.js';
import type { StandardSchema } from './standard-schema.js';

/** The validators of an operation's parts. A part without a schema is not validated. */
export interface OperationValidators {
  /** The parameters in the path. */
  readonly params?: StandardSchema;
  readonly query?: StandardSchema;
  readonly header?: StandardSchema;
  readonly body?: StandardSchema;
  /** The validators of the responses, by status. */
  readonly responses: Readonly<Record<number, StandardSchema>>;
}

/** Functions that load the validators of an operation, by operationId. */
export type OperationValidatorLoaders = Readonly<
  Record<string, () => Promise<OperationValidators>>
>;

/** Options for validation, and for the handling of findings. */
export interface ValidationOptions {
  /** Validate requests before they are sent (true). */
  request?: boolean | undefined;
  /** Validate responses (true). Bytes and streams are never validated. */
  response?: boolean | undefined;
  /**
   * Called for a response that does not match the contract, which the call then returns as it came.
   * Without this function, the call throws, unless the response is an error: then its content
   * matters more than its form. The call throws any error that the function throws.
   */
  onFinding?: ((error: ValidationError) => void) | undefined;
}

/**
 * Validates the requests and responses of a client, for `createClient({ validation })`. A mismatch
 * is a `ValidationError` with its place. Values pass unchanged, with unknown fields.
 *
 * @param operations `operationValidators` of `@countersign/zod/<area>/operations`, or those of
 * several areas; validators of any library of Standard Schema work. Operations that are not among
 * them are not validated.
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
