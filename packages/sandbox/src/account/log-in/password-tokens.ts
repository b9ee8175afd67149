import { secret } from '../../engine/secret.ts';
import type { OauthAccess, PasswordGrant, TokenToRevoke } from '@countersign/types/esign-v2.1';
import { bearerToken, Refusal } from '@countersign/mock/core/answers';
import { readOutsideFields } from '@countersign/mock/core/outside';
import type { MockRequest } from '@countersign/mock/core/server';
import { readCurrentClaims } from '../../engine/caller.ts';
import { tokens } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { findByPassword } from './find-by-password.ts';
import { findOperatingUser } from './operating-user.ts';

/**
 * The prefix of tokens that were issued for a password; tokens of the seed lack it, and cannot be
 * revoked.
 */
const mark = 'password-token-';

/** The scopes of such a token: all that the legacy log-in granted. */
const scopes = ['signature', 'impersonation', 'extended'];

/**
 * Issues a token that does not expire for the name and the password in a form or in JSON. Without a
 * password it is the token of a user for whom the caller may call.
 * @throws Refusal with an error of OAuth 2, also for what `findOperatingUser` throws
 */
export async function givePasswordToken(
  state: State,
  sent: PasswordGrant | undefined,
  form: Buffer,
  request: MockRequest,
): Promise<OauthAccess> {
  const fields = readOutsideFields(form);
  const read = (name: keyof PasswordGrant) => sent?.[name] ?? fields.get(name) ?? '';
  if (read('grant_type') !== 'password')
    throw refuse(
      'invalid_request',
      `grant_type is ${JSON.stringify(read('grant_type'))}. It must be password, in a form with client_id, username, password and scope.`,
    );
  const userId =
    request.headers.authorization !== undefined && read('password') === ''
      ? await findOtherUser(state, bearerToken(request), read('username'))
      : await findUserByPassword(state, read('username'), read('password'));
  const token = `${mark}${secret()}`;
  await state.of(tokens).put('', token, {
    userId,
    integrationKey: read('client_id').toLowerCase(),
    scopes,
  });
  return { access_token: token, scope: 'api', token_type: 'bearer' };
}

/** The user for whom the holder of a token may call. @evidence public */
async function findOtherUser(state: State, token: string, named: string): Promise<string> {
  const claims = await readCurrentClaims(state, { seedToken: token });
  return findOperatingUser(state, undefined, claims, named);
}

async function findUserByPassword(state: State, name: string, password: string): Promise<string> {
  const user = await findByPassword(state, name, password);
  if (typeof user === 'string') throw refuse('invalid_grant', user);
  return user.userId;
}

/** Refuses to issue a token, with a word of OAuth 2. */
function refuse(error: string, message: string): Refusal {
  return new Refusal('badParameter', message, { body: { error } });
}

/** Makes a token useless that was given for a password; others stay, as their own time ends them. */
export async function revokeToken(
  state: State,
  sent: TokenToRevoke | undefined,
  form: Buffer,
): Promise<void> {
  const token = sent?.token ?? readOutsideFields(form).get('token') ?? '';
  if (token.startsWith(mark)) await state.of(tokens).remove('', token);
}
