// Sessions that take what they need from variables of the environment.
import { PrivateKeyError, sessionFromEnv, type SessionVariables } from '@countersign/client/auth';
import { CountersignError } from '@countersign/client';
import { describe, expect, it } from 'vitest';
import { app, keys, readJwt, users } from './auth-server.ts';
import { useAuthServer } from './setting.ts';

const at = useAuthServer();
const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function variables(changes: SessionVariables = {}): SessionVariables {
  return {
    COUNTERSIGN_CLIENT_ID: app.clientId,
    COUNTERSIGN_USER_ID: users.mara,
    COUNTERSIGN_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
    COUNTERSIGN_AUTH_URL: at.server.url,
    COUNTERSIGN_SCOPES: 'signature, impersonation dtr.rooms.read',
    ...changes,
  };
}

describe('sessionFromEnv', () => {
  it('logs in with what the variables say', async () => {
    const session = sessionFromEnv(variables(), { now: at.now });
    expect(await session.token()).toMatch(/^access-/);
    expect(readJwt(at.server.requests[0]?.form.assertion ?? '').claims).toMatchObject({
      iss: app.clientId,
      sub: users.mara,
      scope: 'signature impersonation dtr.rooms.read',
    });
  });

  it.each<[SessionVariables, string]>([
    [
      { COUNTERSIGN_CLIENT_ID: '', COUNTERSIGN_PRIVATE_KEY: undefined, COUNTERSIGN_AUTH_URL: ' ' },
      'COUNTERSIGN_CLIENT_ID, COUNTERSIGN_PRIVATE_KEY, COUNTERSIGN_ENVIRONMENT are not set',
    ],
    [{ COUNTERSIGN_CLIENT_ID: undefined }, 'COUNTERSIGN_CLIENT_ID is not set'],
    [
      { COUNTERSIGN_AUTH_URL: undefined, COUNTERSIGN_ENVIRONMENT: 'live' },
      'must be demo or production, not live',
    ],
  ])('names what is missing or wrong: %j', (changes, message) => {
    expect(() => sessionFromEnv(variables(changes))).toThrow(CountersignError);
    expect(() => sessionFromEnv(variables(changes))).toThrow(message);
  });

  it('says what is wrong with the key', () => {
    const changes = { COUNTERSIGN_PRIVATE_KEY: 'no key' };
    expect(() => sessionFromEnv(variables(changes))).toThrow(PrivateKeyError);
  });
});
