// Every schema agrees with zod alone on every value, with the same messages.
import { deepStrictEqual } from 'node:assert';
import { isProof, readSeed, takePart } from '@countersign/config/sample';
import { listBundles } from '@countersign/spec-tools';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createCopy, removeCopies, loadSchemas, type Schema } from './support/copies.ts';
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
  });

  async function everySchema(
    area: string,
    numRuns: number,
    holds: (schema: Schema, alone: Schema, seed: number) => void,
  ): Promise<void> {
    const alone = await loadSchemas(plain, area);
    const schemas = await loadSchemas(fast, area);
    expect([...schemas.keys()]).toEqual([...alone.keys()]);
    const names = [...schemas.keys()];
    const chosen = new Set(isProof() ? names : takePart(names, 4, (name) => name));
    for (const [name, schema] of schemas) {
      if (!chosen.has(name)) continue;
      const reference = alone.get(name) ?? schema;
      // The name stands in the counterexample, and the seed is COUNTERSIGN_SEED.
      const property = fc.property(fc.constant(name), fc.integer(), (_name, seed) =>
        holds(schema, reference, seed),
      );
      fc.assert(property, { seed: readSeed(), numRuns });
    }
  }
});

/** Returns the outcome of validating a value, without zod's own classes. */
function outcome(schema: Schema, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  return { success, data, issues: error?.issues };
}
