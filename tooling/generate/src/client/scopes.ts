import { isObject, listAt, type JsonObject } from '@countersign/spec-tools/json';
import { SpecError } from '@countersign/spec-tools/spec-error';
import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant, createImport } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';

/**
 * Reads the scopes of an operation: sets of them, of which a token must have one. None if the
 * sessions ask for them by default.
 */
export function readScopes(operation: JsonObject, { document }: Area): string[][] {
  // Operations without security of their own have that of the document.
  const secured = 'security' in operation ? operation : document;
  const sets = listAt(secured, 'security')
    .filter((one) => isObject(one))
    .map((one) => listAt(one, 'oauth').filter((scope) => typeof scope === 'string'));
  return sets.flat().every((scope) => scope === 'signature') ? [] : sets;
}

/** The module that says which operations need other scopes than `signature`. */
export function scopesModule(areas: readonly Area[]): ts.Statement[] {
  const found = areas.flatMap((area) =>
    area.operations.map(({ id, spec }) => ({ id, anyOf: readScopes(spec, area) })),
  );
  const byId = new Map<string, string>();
  for (const { id, anyOf } of found) {
    const text = JSON.stringify(anyOf);
    if ((byId.get(id) ?? text) !== text)
      throw new SpecError(
        `${id} in specs/operations.tsv: two areas need different scopes for it, and sessions cannot tell them apart; rename one of them`,
      );
    byId.set(id, text);
  }
  const unusual = found.filter(({ anyOf }) => anyOf.length > 0);
  const rules = [...Map.groupBy(unusual, ({ id }) => byId.get(id) ?? '').values()].map((all) => ({
    anyOf: (all[0]?.anyOf ?? []).map((set) => set.join(' ')),
    operations: [...new Set(all.map(({ id }) => id))].join(' '),
  }));
  return [
    createImport(['ScopeRule'], '../auth/check-scopes.js', { typeOnly: true }),
    withDoc(constant('scopeRules', literal(rules), named('readonly ScopeRule[]')), [
      'The operations that need other scopes than `signature`, by these.',
    ]),
  ];
}
