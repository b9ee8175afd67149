import { afterAll, describe, expect, it } from 'vitest';
import { accountId, startTest } from '../harness.ts';
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
  refusal,
  type Answer,
} from './visitor.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const account = `/restapi/v2.1/accounts/${accountId}`;
const mara = 'mara.lindqvist@harbour.example';

const visitor = createVisitor(sandbox);
const { body: tokens } = await grant(
  sandbox,
  { grant_type: 'authorization_code', code: await visitor.codeFor(mara) },
  basic(),
);
const [access, refresh] = [String(tokens.access_token), String(tokens.refresh_token)];
const loggedIn = await visitor.submit(await visitor.open({ prompt: 'login' }), { email: mara });
const [, session = ''] =
  /countersign_session=([^;]*)/.exec(loggedIn.headers.get('set-cookie') ?? '') ?? [];

/** Creates another code, for the user who is logged in and has consented. */
async function newCode(): Promise<string> {
  return (
    readRedirect(await visitor.go(`/oauth/auth?${authQuery()}`)).searchParams.get('code') ?? ''
  );
}

/** Other ways to write a text of three parts, none of which is the text that was given. */
const spellings: [what: string, spell: (parts: [string, string, string]) => string][] = [
  ['a fourth part', (parts) => [...parts, 'more'].join('.')],
  ['an empty fourth part', (parts) => [...parts, ''].join('.')],
  ['an empty part before it', (parts) => ['', ...parts].join('.')],
  ['an empty part within', ([head, claims, signature]) => [head, claims, '', signature].join('.')],
  ['no signature', ([head, claims]) => `${head}.${claims}`],
  ['an empty signature', ([head, claims]) => `${head}.${claims}.`],
  ['empty claims', ([head, , signature]) => `${head}..${signature}`],
  ['the head twice', ([head, claims, signature]) => [head, head, claims, signature].join('.')],
  ['padding', (parts) => `${parts.join('.')}=`],
  ['padding of the claims', ([head, claims, signature]) => `${head}.${claims}=.${signature}`],
  ['the alphabet of Base64', ([head, claims, signature]) => `${head}.${claims}.${signature}+/`],
  [
    'another last bit of the signature',
    // The 43 characters carry 258 bits, of which 256 count.
    ([head, claims, signature]) =>
      `${head}.${claims}.${signature.slice(0, -1)}${nextTo(signature.at(-1))}`,
  ],
  [
    'its signature in capitals',
    ([head, claims, signature]) => `${head}.${claims}.${signature.toUpperCase()}`,
  ],
  [
    'its head in small letters',
    ([head, claims, signature]) => `${head.toLowerCase()}.${claims}.${signature}`,
  ],
  ['another sign between the parts', (parts) => parts.join(':')],
  [
    'a character that is none of Base64',
    ([head, claims, signature]) => `${head}.${claims}~.${signature}`,
  ],
];

/** The character after one in the alphabet of base64url, which decodes to the same bytes at an end. */
function nextTo(character = ''): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const at = alphabet.indexOf(character);
  return alphabet[at - (at % 4) + ((at + 1) % 4)] ?? '';
}

function respelled(text: string, spell: (parts: [string, string, string]) => string): string {
  const [head = '', claims = '', signature = ''] = text.split('.');
  return spell([head, claims, signature]);
}

function bring(code: string): Promise<Answer> {
  return grant(sandbox, { grant_type: 'authorization_code', code }, basic());
}

/** Requests a code with a cookie, and returns the path to which the browser is redirected. */
async function goes(cookie: string): Promise<string> {
  const headers = { cookie: `countersign_session=${cookie}` };
  const request = new Request(`${origin}/oauth/auth?${authQuery()}`, { headers });
  return readRedirect(await sandbox.fetch(request)).pathname;
}

describe.each(spellings)('with %s', (_, spell) => {
  it('an access token is refused', async () => {
    expect(await call(sandbox, account, respelled(access, spell))).toMatchObject({
      status: 401,
      body: { errorCode: 'AUTHORIZATION_INVALID_TOKEN' },
    });
    expect((await call(sandbox, '/oauth/userinfo', respelled(access, spell))).status).toBe(401);
  });

  it('a refresh token is refused', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: respelled(refresh, spell) };
    expect(await grant(sandbox, form, basic())).toEqual(refusal('invalid_grant', 'expired_grant'));
  });

  it('a code is refused, and stays good', async () => {
    const code = await newCode();
    expect(await bring(respelled(code, spell))).toEqual(
      refusal('invalid_grant', 'expired_client_token'),
    );
    expect((await bring(code)).status).toBe(200);
  });

  it('a session of a browser is one of nobody', async () => {
    expect(await goes(session)).toBe('/callback');
    expect(await goes(respelled(session, spell))).toBe('/_countersign/login');
  });
});

describe.each<[string, (parts: [string, string, string]) => string]>([
  ['a fourth part', (parts) => [...parts, 'more'].join('.')],
  ['an empty fourth part', (parts) => [...parts, ''].join('.')],
  ['two parts', ([head, claims]) => `${head}.${claims}`],
  ['an empty signature', ([head, claims]) => `${head}.${claims}.`],
  ['an empty head', ([, claims, signature]) => `.${claims}.${signature}`],
  ['padding of the signature', (parts) => `${parts.join('.')}==`],
  ['padding of the claims', ([head, claims, signature]) => `${head}.${claims}=.${signature}`],
  [
    'a character that is none of base64url',
    ([head, claims, signature]) => `${head}.${claims}.${signature}+`,
  ],
  ['a space in it', ([head, claims, signature]) => `${head}.${claims}. ${signature}`],
])('a JWT with %s', (_, spell) => {
  it('is refused as none', async () => {
    expect((await grantJwt(sandbox, assertion())).status).toBe(200);
    expect((await grantJwt(sandbox, respelled(assertion(), spell))).body.error).toBe(
      'invalid_request',
    );
  });
});

describe('what was sealed for one use', () => {
  it.each([
    ['a refresh token', () => refresh],
    ['a code', newCode],
    ['a session', () => session],
  ])('is no access token: %s', async (_, text) => {
    expect(await call(sandbox, account, await text())).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('This is another kind of token') },
    });
  });

  it('is neither a code nor a refresh token where it is an access token', async () => {
    const code = { grant_type: 'authorization_code', code: access };
    expect(await grant(sandbox, code, basic())).toEqual(
      refusal('invalid_grant', 'expired_client_token'),
    );
    const again = { grant_type: 'refresh_token', refresh_token: access };
    expect(await grant(sandbox, again, basic())).toEqual(refusal('invalid_grant', 'expired_grant'));
    const refreshed = { grant_type: 'authorization_code', code: refresh };
    expect(await grant(sandbox, refreshed, basic())).toEqual(
      refusal('invalid_grant', 'expired_client_token'),
    );
  });
});
