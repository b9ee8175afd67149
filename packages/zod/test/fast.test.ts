// A validator of the package behaves as any schema of zod, and is fast in addition.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  EnvelopeDefinition,
  EnvelopeLocksCreateParams,
  Folder,
  LockInformation,
  LockRequest,
  type UserInfo,
} from '@countersign/zod/esign-v2.1';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as zod from 'zod';
import { createCopy, isSchema, loadModule, removeCopies, type Schema } from './support/copies.ts';

const plain = createCopy({ zod: 'zod', plain: true });
afterAll(removeCopies);

/** Loads the same schema as zod alone creates it. */
async function alone(name: string): Promise<Schema> {
  const schema = (await loadModule(plain, 'esign-v2.1')).get(name);
  if (!isSchema(schema)) throw new Error(`there is no ${name}`);
  return schema;
}

const lock = () => ({ lockType: 'edit' as const, lockDurationInSeconds: '600' });

describe('what is valid', () => {
  it('comes back as it is, with fields that the contract does not know', () => {
    const request = { ...lock(), fieldOfTomorrow: { a: [1] } };
    expect(LockRequest.parse(request)).toBe(request);
    expect(request).toEqual({ ...lock(), fieldOfTomorrow: { a: [1] } });
  });

  it('comes back where defaults are not filled in', () => {
    const envelope = { recipientViewRequest: { returnUrl: 'https://www.example.com' } };
    expect(EnvelopeDefinition.parse(envelope)).toEqual({
      recipientViewRequest: { returnUrl: 'https://www.example.com' },
    });
  });

  it('comes through every way into a schema', async () => {
    const request = lock();
    expect(LockRequest.safeParse(request)).toEqual({ success: true, data: request });
    expect(await LockRequest.parseAsync(request)).toBe(request);
    expect(await LockRequest['~standard'].validate(request)).toEqual({ value: request });
    expect(zod.array(LockRequest).parse([request])[0]).toBe(request);
    expect(zod.object({ lock: LockRequest.optional() }).parse({ lock: request }).lock).toBe(
      request,
    );
    expect(LockRequest.nullable().parse(null)).toBe(null);
    expect(zod.encode(LockRequest, request)).toEqual(request);
  });

  it('is still asked what a schema around it asks', () => {
    const short = LockRequest.refine(({ lockDurationInSeconds }) => lockDurationInSeconds === '60');
    expect(short.safeParse(lock()).success).toBe(false);
    expect(short.safeParse({ lockDurationInSeconds: '60' }).success).toBe(true);
  });
});

describe('what is not plain data', () => {
  const user = { userName: 'Ada' };
  class User {
    userName = 'Ada';
  }
  const holed: string[] = ['a'];
  holed[2] = 'c';

  it.each<[string, string, unknown]>([
    ['an instance of a class', 'UserInfo', new User()],
    ['an object without a prototype', 'UserInfo', Object.assign(Object.create(null), user)],
    ['an object that inherits its fields', 'LockRequest', Object.create({ lockType: 'padlock' })],
    ['a date', 'LockRequest', new Date(0)],
    ['a list', 'LockRequest', []],
    ['a list with holes', 'Signer', { customFields: holed }],
    ['a list of more than it may hold', 'Signer', { recipientSignatureProviders: [{}, {}] }],
    ['a key that would be a prototype', 'UserInfo', JSON.parse('{ "__proto__": { "a": 1 } }')],
    ['a function', 'LockRequest', () => lock()],
    ['nothing', 'LockRequest', undefined],
    ['a word too long', 'Signer', { name: 'x'.repeat(101) }],
    ['a word of as many letters, but more code units', 'Signer', { name: '\u{1F58B}'.repeat(100) }],
  ])('is for zod to judge: %s', async (_what, name, value) => {
    const area = await import('@countersign/zod/esign-v2.1');
    const schema = new Map<string, unknown>(Object.entries(area)).get(name);
    if (!(schema instanceof zod.ZodType)) throw new Error(`there is no ${name}`);
    const [ours, reference] = [schema.safeParse(value), (await alone(name)).safeParse(value)];
    expect({ success: ours.success, data: ours.data, issues: ours.error?.issues }).toEqual({
      success: reference.success,
      data: reference.data,
      issues: reference.error?.issues,
    });
    if (ours.success) expect(Object.keys(Object(ours.data))).not.toContain('__proto__');
  });

  const everyObject = Object.prototype;
  afterEach(() => {
    Reflect.deleteProperty(everyObject, 'lockType');
  });

  it('is not let through by what every object inherits', () => {
    Reflect.defineProperty(everyObject, 'lockType', {
      value: 'padlock',
      configurable: true,
      enumerable: true,
      writable: true,
    });
    expect(LockRequest.safeParse({}).success).toBe(false);
  });
});

function nested(depth: number, innermost: object): object {
  return depth === 0 ? innermost : { folders: [nested(depth - 1, innermost)] };
}

describe('schemas that need each other', () => {
  it('take and refuse, however deep', () => {
    expect(Folder.safeParse(nested(500, {})).success).toBe(true);
    const { error } = Folder.safeParse(nested(100, { name: 1 }));
    expect(error?.issues.map(({ path }) => path.length)).toEqual([201]);
  });

  it('end where a value contains itself', () => {
    const folder: { folders: unknown[] } = { folders: [] };
    folder.folders.push(folder);
    expect(Folder.safeParse(folder).success).toBe(true);
  });
});

it('needs no code made from text, which a content security policy may forbid', () => {
  const module = createRequire(import.meta.url).resolve('@countersign/zod/esign-v2.1');
  const script = `
    import { LockRequest } from ${JSON.stringify(module)};
    const valid = { lockType: 'edit' };
    if (LockRequest.parse(valid) !== valid) throw new Error('a copy');
    if (LockRequest.safeParse({ lockType: 'padlock' }).success) throw new Error('too lax');
    try { new Function(''); } catch { process.stdout.write('no code, and valid'); }
  `;
  const args = ['--disallow-code-generation-from-strings', '--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: 'no code, and valid', stderr: '' });
});

it('validates parameters by the names that they have in the address', () => {
  const accountId = '5e1f0a7c-3b62-4d8e-9a10-2c4b6d8e0f12';
  const { error } = EnvelopeLocksCreateParams.safeParse({ accountId, envelopeId: 'mine' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['envelopeId']]);
});

it('gives the type that the types have', () => {
  const { lockedByUser } = LockInformation.parse({ lockedByUser: { userName: 'Ada' } });
  const user: zod.output<typeof UserInfo> | undefined = lockedByUser;
  expect(user?.userName).toBe('Ada');
});
