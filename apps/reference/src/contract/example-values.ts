import type { ParameterObject } from './document.ts';
import type { Operation } from './operations.ts';

/** Parameters with their examples, as the specs have them: a number is a number. */
export type Values = readonly (readonly [name: string, value: unknown])[];

/** The parameters of a place that a request needs. */
export function listRequiredValues(
  { parameters }: Operation,
  place: ParameterObject['in'],
): Values {
  return parameters
    .filter((parameter) => parameter.in === place && parameter.required === true)
    .map(({ name, example }) => [name, example]);
}
