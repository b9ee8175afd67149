import { accountsDelete } from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { createVisitor } from '../../oauth/visitor.ts';

const { sandbox, client, close } = await startTest();
afterAll(close);

beforeAll(async () => {
  await accountsDelete(client(), { query: { redact_user_data: 'true' } });
});

async function logIn(email: string): Promise<string> {
  const visitor = createVisitor(sandbox);
  return (await visitor.submit(await visitor.open(), { email, password: '' })).text();
}

it('a closed account forgets the addresses of its users', async () => {
  expect(await logIn('petra.halloran@harbour.example')).toContain('The sandbox has no user');
});
