import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSeed } from '../../../src/control/seed/read-seed.ts';
import { startTest } from '../../harness.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'countersign-seed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function seedFile(text: string): Promise<string> {
  const file = path.join(folder, 'world.yaml');
  await writeFile(file, text);
  return file;
}

const account = '6c2f8a40-1d7b-4e93-b5a8-9e0c3d6f7b12';
const own = `
accounts:
  - accountId: ${account}
    number: '77'
    name: Quayside
users:
  - userId: 0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60
    userName: Rosa Blum
    email: rosa.blum@quayside.example
    memberships:
      - accountId: ${account}
        permissionProfileId: '2301414'
tokens:
  - token: rosa
    userId: 0b9d6e31-4c8f-4a72-9e15-2d7a8c5f3b60
    integrationKey: 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20
`;

async function fetchStatus(seed: string | undefined, token: string, of: string): Promise<number> {
  const { sandbox, close } = await startTest(seed === undefined ? {} : { seedFile: seed });
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test/oauth/userinfo`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  const body: { accounts?: { account_id: string }[] } = Object(await response.json());
  await close();
  return body.accounts?.some(({ account_id }) => account_id === of) === true ? 200 : 404;
}

describe('a seed file', () => {
  it('is the whole world where it extends nothing', async () => {
    const file = await seedFile(own);
    expect(await fetchStatus(file, 'rosa', account)).toBe(200);
    expect(await fetchStatus(file, 'sandbox', account)).toBe(404);
  });

  it('comes on top of the world of the examples where it says so', async () => {
    const file = await seedFile(`extends: default\n${own}`);
    expect(await fetchStatus(file, 'rosa', account)).toBe(200);
    expect(await fetchStatus(file, 'sandbox', '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60')).toBe(200);
  });
});

/** Reads an invalid seed, and returns the error. */
const wrong = async (text: string) =>
  readSeed(text, 'world.yaml').then(
    () => 'no error',
    (error: unknown) => String(error),
  );

it('the example of the README is a good one', async () => {
  const readme = await readFile(path.join(import.meta.dirname, '../../../seed/README.md'), 'utf8');
  const [, example = ''] = /```yaml\n([^]*?)```/.exec(readme) ?? [];
  const { users, sections } = await readSeed(example, 'README.md');
  expect(users.map(({ userName }) => userName)).toContain('Rosa Blum');
  expect(sections.map(({ section }) => section.name)).toContain('groups');
});

describe('a wrong seed', () => {
  it('is refused with the line and the pointer of each fault', async () => {
    const said = await wrong(
      'accounts:\n  - accountId: quayside\n    number: seven\n    name: Quayside\n',
    );
    expect(said).toContain('world.yaml:2 /accounts/0/accountId must be a GUID');
    expect(said).toContain('world.yaml:3 /accounts/0/number must be a string with a number');
  });

  it('tells which lists there are where it has an unknown one', async () => {
    const said = await wrong('people: []\n');
    expect(said).toContain(
      'world.yaml:1 /people is unknown; the sections of a seed are organizations',
    );
  });

  it('tells where it is no YAML', async () => {
    expect(await wrong('users:\n  - [\n')).toMatch(/world\.yaml:\d/);
  });

  it('tells of a membership in an account that is not there', async () => {
    const file = await seedFile(own.replace(/accounts:[^]*users:/, 'users:'));
    await expect(startTest({ seedFile: file })).rejects.toThrow(`there is no account ${account}`);
  });

  it('tells of a file that cannot be read', async () => {
    const file = path.join(folder, 'nothing.yaml');
    await expect(startTest({ seedFile: file })).rejects.toThrow('cannot read the seed file');
  });
});
