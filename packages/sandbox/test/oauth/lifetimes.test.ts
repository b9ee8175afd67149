import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';
import {
  assertion,
  authQuery,
  basic,
  call,
  createVisitor,
  readRedirect,
  grant,
  grantJwt,
  origin,
} from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

const start = Date.parse('2027-03-01T12:00:00.000Z');
const seconds = start / 1000;
const account = `/restapi/v2.1/accounts/${accountId}`;
const mara = 'mara.lindqvist@harbour.example';
const day = 86_400;

let tenant: string;
/** Puts the clock of the tenant to a time after the start, in milliseconds. */
let at: (passed: number) => Promise<unknown>;

beforeEach(async () => {
  const own = newTenant();
  ({ tenant } = own);
  at = (passed) => own.control.freeze(new Date(start + passed));
  await at(0);
});

function codeFor(scope = 'signature extended'): Promise<string> {
  return createVisitor(sandbox).codeFor(mara, '', { tenant, scope });
}

async function bring(code: string): Promise<Record<string, unknown>> {
  return (await grant(sandbox, { grant_type: 'authorization_code', code }, basic())).body;
}

async function refreshed(token: unknown): Promise<Record<string, unknown>> {
  const form = { grant_type: 'refresh_token', refresh_token: String(token) };
  return (await grant(sandbox, form, basic())).body;
}

async function opens(token: unknown): Promise<boolean> {
  return (await call(sandbox, account, token)).status === 200;
}

describe('to the millisecond', () => {
  test('a code works for two minutes', async () => {
    const [early, late] = [await codeFor(), await codeFor()];
    await at(119_999);
    expect(await bring(early)).toHaveProperty('access_token');
    await at(120_000);
    expect(await bring(late)).toMatchObject({ error_description: 'expired_client_token' });
  });

  test('a token for a code works for eight hours', async () => {
    const { access_token: token, expires_in } = await bring(await codeFor());
    expect(expires_in).toBe(28_800);
    await at(28_800_000 - 1);
    expect(await opens(token)).toBe(true);
    await at(28_800_000);
    expect(await opens(token)).toBe(false);
  });

  test('a token for a JWT works for an hour', async () => {
    const jwt = assertion({ iat: seconds, exp: seconds + 60 });
    const { body } = await grantJwt(sandbox, jwt, { 'x-countersign-tenant': tenant });
    expect(body.expires_in).toBe(3600);
    await at(3_600_000 - 1);
    expect(await opens(body.access_token)).toBe(true);
    await at(3_600_000);
    expect(await opens(body.access_token)).toBe(false);
  });

  test('a JWT works until it ends', async () => {
    const jwt = assertion({ iat: seconds, exp: seconds + 60 });
    const headers = { 'x-countersign-tenant': tenant };
    await at(59_999);
    expect((await grantJwt(sandbox, jwt, headers)).status).toBe(200);
    await at(60_000);
    expect((await grantJwt(sandbox, jwt, headers)).body).toMatchObject({
      error_description: 'expired_grant',
    });
  });

  test.each([
    [3600, 200],
    [4000, 200],
    [1, 200],
    [0, 400],
    [-1, 400],
  ])('a JWT may be made for %i seconds: %i', async (life, status) => {
    const jwt = assertion({ iat: seconds, exp: seconds + life });
    expect((await grantJwt(sandbox, jwt, { 'x-countersign-tenant': tenant })).status).toBe(status);
  });

  test('a refresh token works for thirty days, whatever is refreshed meanwhile', async () => {
    const { refresh_token: token } = await bring(await codeFor('signature'));
    await at(20 * day * 1000);
    const { refresh_token: later } = await refreshed(token);
    await at(30 * day * 1000 - 1);
    expect(await refreshed(token)).toHaveProperty('access_token');
    expect(await refreshed(later)).toHaveProperty('access_token');
    await at(30 * day * 1000);
    expect(await refreshed(token)).toMatchObject({ error_description: 'expired_grant' });
    expect(await refreshed(later)).toMatchObject({ error_description: 'expired_grant' });
  });

  test('with the scope extended it works for thirty days from each refresh', async () => {
    const { refresh_token: token } = await bring(await codeFor('signature extended'));
    await at(20 * day * 1000);
    const { refresh_token: later } = await refreshed(token);
    await at(50 * day * 1000 - 1);
    expect(await refreshed(later)).toHaveProperty('access_token');
    await at(50 * day * 1000);
    expect(await refreshed(later)).toMatchObject({ error_description: 'expired_grant' });
  });

  test('a browser stays logged in for eight hours', async () => {
    const visitor = createVisitor(sandbox);
    await visitor.codeFor(mara, '', { tenant });
    const goes = async () =>
      readRedirect(await visitor.go(`/oauth/auth?${authQuery({ tenant })}`)).pathname;
    await at(8 * 3600 * 1000 - 1);
    expect(await goes()).toBe('/callback');
    await at(8 * 3600 * 1000);
    expect(await goes()).toBe('/_countersign/login');
  });
});

describe('the Authorization header', () => {
  test.each([
    ['Bearer sandbox', 200],
    ['bearer sandbox', 200],
    ['BEARER sandbox', 200],
    ['sandbox', 401],
    ['Bearer', 401],
    ['Bearer sandbox more', 401],
    ['Bearer  sandbox', 401],
    ['Bearersandbox', 401],
    ['Basic sandbox', 401],
    ['x Bearer sandbox', 401],
    ['Bearer sandbox,Bearer sandbox', 401],
    ['Bearer SANDBOX', 401],
    [undefined, 401],
  ])('%j: %i', async (authorization, status) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await sandbox.fetch(new Request(`${origin}${account}`, { headers }));
    expect(answer.status).toBe(status);
  });
});

describe('the scopes of a token', () => {
  test.each([
    ['signature', account, 200],
    ['signature extended', account, 200],
    ['extended', account, 401],
    ['openid', account, 401],
    ['openid', '/oauth/userinfo', 200],
    ['dtr.rooms.read', account, 401],
  ])('%s for %s: %i', async (scope, path, status) => {
    const jwt = assertion({ iat: seconds, exp: seconds + 60, scope });
    const { body } = await grantJwt(sandbox, jwt, { 'x-countersign-tenant': tenant });
    expect((await call(sandbox, path, body.access_token)).status).toBe(status);
  });
});
