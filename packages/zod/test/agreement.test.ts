// Every schema agrees with zod alone on every value, with the same messages.
import { deepStrictEqual } from 'node:assert';
import { isProof, readSeed, takePart } from '@countersign/config/sample';
import { listBundles } from '@countersign/spec-tools';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createCopy,
  isSchema,
  loadModule,
  loadSchemas,
  removeCopies,
  type Schema,
} from './support/copies.ts';
import { damagedValue, validValue } from './support/values.ts';

const areas = listBundles().map(({ area }) => area);
/** The number of runs: invalid values vary in many ways, valid ones in few. */
const runs = { damaged: 12, valid: 6 };
const timeout = 300_000;

afterAll(removeCopies);

describe.each(['zod', 'zod-oldest'] as const)('%s', (zod) => {
  const fast = createCopy({ zod, plain: false });
  const plain = createCopy({ zod, plain: true });

  describe.each(areas)('%s', (area) => {
    it('takes, refuses and gives what zod does', { timeout }, () =>
      everySchema(area, runs.damaged, (schema, alone, seed) => {
        const value = damagedValue(alone, seed);
        deepStrictEqual(outcome(schema, value), outcome(alone, value));
      }),
    );

    it('gives back what is valid, without a copy', { timeout }, () =>
      everySchema(area, runs.valid, (schema, alone, seed) => {
        const value = validValue(alone, seed);
        deepStrictEqual(outcome(schema, value), outcome(alone, value));
        expect(schema.safeParse(value).data).toBe(value);
      }),
    );

    it('takes, refuses and gives the same over zod/mini', { timeout }, () =>
      everySchema(area, runs.damaged, (schema, _alone, seed, mini) => {
        const value = damagedValue(schema, seed);
        deepStrictEqual(places(outcome(mini, value)), places(outcome(schema, value)));
        expect(mini.safeParse(value).data === value).toBe(schema.safeParse(value).data === value);
      }),
    );
  });

  async function everySchema(
    area: string,
    numRuns: number,
    holds: (schema: Schema, alone: Schema, seed: number, mini: Schema) => void,
  ): Promise<void> {
    const alone = await loadSchemas(plain, area);
    const schemas = await loadSchemas(fast, area);
    const minis = await loadModule(fast, area, 'mini');
    expect([...schemas.keys()]).toEqual([...alone.keys()]);
    expect([...minis.keys()].toSorted()).toEqual(
      [...(await loadModule(fast, area)).keys()].toSorted(),
    );
    const names = [...schemas.keys()];
    const chosen = new Set(isProof() ? names : takePart(names, 4, (name) => name));
    for (const [name, schema] of schemas) {
      if (!chosen.has(name)) continue;
      const reference = alone.get(name) ?? schema;
      const mini = minis.get(name);
      if (!isSchema(mini)) throw new Error(`${name} of zod/mini is no schema`);
      // The name stands in the counterexample, and the seed is COUNTERSIGN_SEED.
      const property = fc.property(fc.constant(name), fc.integer(), (_name, seed) =>
        holds(schema, reference, seed, mini),
      );
      fc.assert(property, { seed: readSeed(), numRuns });
    }
  }
});

/** Returns an outcome whose issues have no messages, which zod/mini does not load, nor an order. */
function places({ issues = [], ...result }: ReturnType<typeof outcome>) {
  const texts = issues.map((issue) =>
    JSON.stringify(issue, (key, value: unknown) => (key === 'message' ? undefined : value)),
  );
  return { ...result, issues: texts.toSorted() };
}

/** Returns the outcome of validating a value, without zod's own classes. */
function outcome(schema: Schema, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  return { success, data, issues: error?.issues };
}
