import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';

/**
 * Demands that what is inferred is marked in one of two ways: `x-evidence: inferred` for the thing
 * that carries it, as a whole; `x-inferred` for an operation of which only some statements are, as
 * a list of them. Nothing else may stand under these keys.
 */
export const evidenceTold: Oas3Rule = () => ({
  Paths: {
    Operation(operation, { location, report }) {
      checkMark(operation, location, report);
      const inferred: unknown = Reflect.get(operation, 'x-inferred');
      if (inferred === undefined) return;
      if (isListOfTexts(inferred)) return;
      const message = 'x-inferred must be an array that says in a few words what is inferred';
      report({ message, location: location.child(['x-inferred']).key() });
    },
  },
  Schema(schema, { location, report }) {
    checkMark(schema, location, report);
  },
  Parameter(parameter, { location, report }) {
    checkMark(parameter, location, report);
  },
});

function checkMark(node: object, location: Location, report: UserContext['report']): void {
  const mark: unknown = Reflect.get(node, 'x-evidence');
  if (mark === undefined || mark === 'inferred') return;
  const message = `x-evidence is \`${String(mark)}\`; the only allowed value is \`inferred\``;
  report({ message, location: location.child(['x-evidence']) });
}

function isListOfTexts(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => typeof one === 'string' && one.trim() !== '')
  );
}
