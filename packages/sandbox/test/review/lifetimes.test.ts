import { usersDelete } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { basic, call, callback, createVisitor, grant, type Answer } from '../oauth/visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

const email = 'mara.lindqvist@harbour.example';

/** Asks for tokens with the secret of the application. */
function ask(form: Record<string, string>): Promise<Answer> {
  return grant(sandbox, form, basic());
}

/** A tenant whose clock stands still, and ways to log in and to renew there. */
async function frozen(scope = 'signature extended') {
  const { tenant, client, control } = newTenant();
  await control.freeze();
  return {
    client,
    control,
    codeFor: (who = email, password = '') =>
      createVisitor(sandbox).codeFor(who, password, { tenant, scope }),
    exchange: (code: string) =>
      ask({ grant_type: 'authorization_code', code, redirect_uri: callback }),
    renew: ({ body }: Answer) =>
      ask({ grant_type: 'refresh_token', refresh_token: String(body.refresh_token) }),
  };
}

function describeAnswer({ status, body }: Answer): string {
  return `${status} ${String(body.error)} ${String(body.error_description)}`;
}

describe('by the clock of the tenant', () => {
  it('a code lives for two minutes', async () => {
    const { control, codeFor, exchange } = await frozen();
    const [early, late] = [await codeFor(), await codeFor()];
    await control.advance({ seconds: 119 });
    expect((await exchange(early)).status).toBe(200);
    await control.advance({ seconds: 1 });
    expect(describeAnswer(await exchange(late))).toBe('400 invalid_grant expired_client_token');
  });

  it('an access token lives for eight hours', async () => {
    const { control, codeFor, exchange } = await frozen();
    const { body } = await exchange(await codeFor());
    await control.advance({ seconds: 28_799 });
    expect((await call(sandbox, '/oauth/userinfo', body.access_token)).status).toBe(200);
    await control.advance({ seconds: 1 });
    expect((await call(sandbox, '/oauth/userinfo', body.access_token)).status).toBe(401);
  });

  it('a refresh token ends after thirty days, and is put off by the scope extended alone', async () => {
    const extended = await frozen();
    const first = await extended.exchange(await extended.codeFor());
    await extended.control.advance({ days: 29 });
    const second = await extended.renew(first);
    await extended.control.advance({ days: 29 });
    expect((await extended.renew(second)).status).toBe(200);
    expect(describeAnswer(await extended.renew(first))).toBe('400 invalid_grant expired_grant');

    const plain = await frozen('signature');
    const one = await plain.exchange(await plain.codeFor());
    await plain.control.advance({ days: 29 });
    const two = await plain.renew(one);
    expect(two.status).toBe(200);
    await plain.control.advance({ days: 2 });
    expect(describeAnswer(await plain.renew(two))).toBe('400 invalid_grant expired_grant');
  });
});

it('a user who was closed gets no more tokens, and those at hand open nothing', async () => {
  const { client, codeFor, exchange, renew } = await frozen();
  // A member of this account only.
  const who = 'jonas.weir@harbour.example';
  const tokens = await exchange(await codeFor(who, 'any'));
  const code = await codeFor(who, 'any');
  await usersDelete(client, {
    body: { users: [{ userId: 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83' }] },
  });
  expect(describeAnswer(await renew(tokens))).toBe('400 invalid_grant user_not_found');
  expect(describeAnswer(await exchange(code))).toBe('400 invalid_grant user_not_found');
  expect((await call(sandbox, '/oauth/userinfo', tokens.body.access_token)).status).toBe(401);
});
