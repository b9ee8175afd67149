// The methods that zod has for objects work, in the types and at run time.
import * as admin from '@countersign/zod/admin-v2';
import * as esign2 from '@countersign/zod/esign-v2';
import * as esign from '@countersign/zod/esign-v2.1';
import { LockInformation, LockRequest } from '@countersign/zod/esign-v2.1';
import * as rooms from '@countersign/zod/rooms-v2';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';

/** The names that the types have beside those of every schema; they compile only if they are there. */
const methods = [
  'catchall',
  'extend',
  'keyof',
  'loose',
  'merge',
  'omit',
  'partial',
  'passthrough',
  'pick',
  'required',
  'strict',
  'strip',
] as const satisfies readonly (keyof typeof LockInformation)[];

/** Returns the names of an object and of its prototypes. */
function namesOf(value: object): string[] {
  const above: unknown = Object.getPrototypeOf(value);
  const own = Object.getOwnPropertyNames(value);
  return typeof above === 'object' && above !== null && above !== Object.prototype
    ? [...new Set([...own, ...namesOf(above)])]
    : own;
}

describe.each(Object.entries({ admin, esign, esign2, rooms }))('%s', (_, area) => {
  it('has the methods of objects on every object, and on nothing else', () => {
    const schemas = Object.entries(area);
    const objects = schemas.filter(([, schema]) => schema instanceof zod.ZodObject);
    expect(objects.length).toBeGreaterThan(50);
    for (const [name, schema] of objects)
      for (const method of methods) expect(schema, name).toHaveProperty(method);
    for (const [name, schema] of schemas)
      if (!(schema instanceof zod.ZodObject)) expect(schema, name).not.toHaveProperty('pick');
  });
});

describe('the methods', () => {
  it('are those that zod has for an object, but for those that came after its first version', () => {
    const own = namesOf(zod.object({})).filter((name) => !(name in zod.unknown()));
    // The first two are newer than the oldest zod that is allowed; the last is not a method.
    const later = new Set(['exactPartial', 'safeExtend', 'shape']);
    expect(own.filter((name) => !later.has(name)).toSorted()).toEqual([...methods]);
  });

  it('pick, omit and extend', () => {
    const token = LockInformation.pick({ lockToken: true });
    expect(token.parse({ lockToken: 'a' })).toEqual({ lockToken: 'a' });
    expect(token.strict().safeParse({ lockType: 'edit' }).success).toBe(false);
    const rest = LockInformation.omit({ lockToken: true });
    expect(rest.safeParse({ lockToken: 1 }).success).toBe(true);
    const more = LockRequest.extend({ pier: zod.enum(['A', 'B']) });
    expect(more.safeParse({ lockType: 'edit' }).success).toBe(false);
    expect(more.parse({ lockType: 'edit', pier: 'A' }).pier).toBe('A');
    expect(more.safeParse({ lockType: 'padlock', pier: 'A' }).success).toBe(false);
  });

  it('strict, strip, loose and catchall', () => {
    const extra = { lockType: 'edit', pier: 'A' } as const;
    expect(LockRequest.parse(extra)).toEqual(extra);
    expect(LockRequest.strict().safeParse(extra).success).toBe(false);
    expect(LockRequest.strip().parse(extra)).toEqual({ lockType: 'edit' });
    expect(LockRequest.strict().loose().parse(extra)).toEqual(extra);
    expect(LockRequest.catchall(zod.number()).safeParse(extra).success).toBe(false);
  });

  it('partial, required, keyof, merge and the shape', () => {
    const berth = LockRequest.extend({ pier: zod.string() });
    expect(berth.partial().safeParse({}).success).toBe(true);
    expect(berth.partial({ lockType: true }).safeParse({}).success).toBe(false);
    expect(LockRequest.required({ lockType: true }).safeParse({}).success).toBe(false);
    expect(LockInformation.keyof().options).toContain('lockToken');
    expect(LockRequest.merge(LockInformation).shape.lockToken.parse('a')).toBe('a');
    expect(LockInformation.shape.lockType.safeParse('edit').success).toBe(true);
  });
});

// The types hold if this compiles; it is never run.
export function compile(): void {
  const { lockToken } = LockInformation.pick({ lockToken: true }).parse({});
  lockToken satisfies string | undefined;
  // @ts-expect-error -- it was left out
  LockInformation.omit({ lockToken: true }).parse({}).lockToken satisfies unknown;
  // @ts-expect-error -- there is no such field
  LockInformation.pick({ lockTokens: true });
  const { lockType, pier } = LockRequest.required({ lockType: true })
    .extend({ pier: zod.number() })
    .parse({});
  lockType satisfies string;
  pier satisfies number;
  // @ts-expect-error -- the answer of an operation is read leniently, and is no object of zod
  esign.EnvelopesGet200Response.pick satisfies unknown;
}
