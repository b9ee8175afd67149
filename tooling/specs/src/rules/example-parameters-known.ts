import {
  isRef,
  type Oas3Operation,
  type Oas3Parameter,
  type Oas3Rule,
  type UserContext,
} from '@redocly/openapi-core';

/**
 * Checks that `x-example-parameters` lists optional parameters of the operation that have an
 * example: required ones are in every example request anyway.
 */
export const exampleParametersKnown: Oas3Rule = () => ({
  Paths: {
    Operation(operation, context) {
      const { location, report } = context;
      const names: unknown = Reflect.get(operation, 'x-example-parameters');
      if (names === undefined) return;
      if (!Array.isArray(names) || names.length === 0) {
        const message = 'x-example-parameters must be an array with names of parameters';
        report({ message, location: location.child(['x-example-parameters']).key() });
        return;
      }
      const parameters = listParameters(operation, context);
      for (const [at, name] of names.entries()) {
        const parameter = parameters.find((candidate) => candidate.name === name);
        if (parameter?.required === false && parameter.example !== undefined) continue;
        const message = `\`${String(name)}\` is not an optional parameter with an example`;
        report({ message, location: location.child(['x-example-parameters', at]) });
      }
    },
  },
});

function listParameters(
  { parameters = [] }: Oas3Operation,
  { resolve }: Pick<UserContext, 'resolve'>,
): Oas3Parameter[] {
  return parameters.flatMap((written) =>
    isRef(written) ? (resolve<Oas3Parameter>(written).node ?? []) : written,
  );
}
