import { randomBytes } from 'node:crypto';
import type { OauthAccess, PasswordGrant, TokenToRevoke } from '@countersign/types/esign-v2.1';
import { isSame } from '@countersign/mock/core/oauth';
import { readOutsideFields } from '@countersign/mock/core/outside';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { identities, tokens } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { isActive, listMemberships } from '../users/memberships.ts';

/**
 * The prefix of tokens that were issued for a password; tokens of the seed lack it, and cannot be
 * revoked.
 */
const mark = 'password-token-';

/** The scopes of such a token: all that the legacy log-in granted. */
const scopes = ['signature', 'impersonation', 'extended'];

/**
 * Issues a token that does not expire for the name and the password in a form or in JSON.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function givePasswordToken(
  state: State,
  sent: PasswordGrant | undefined,
  form: Buffer,
): Promise<OauthAccess> {
  const fields = readOutsideFields(form);
  const read = (name: keyof PasswordGrant) => sent?.[name] ?? fields.get(name) ?? '';
  if (read('grant_type') !== 'password')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `grant_type is ${JSON.stringify(read('grant_type'))}. It must be password, in a form with client_id, username, password and scope.`,
    );
  const email = read('username').trim().toLowerCase();
  const all = await state.of(identities).list('');
  const user = all.find(
    (one) =>
      one.email.toLowerCase() === email &&
      (one.password === undefined || isSame(read('password'), one.password)),
  );
  const memberships = user === undefined ? [] : await listMemberships(state, user);
  if (user === undefined || !memberships.some(isActive))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      'username and password are not those of an active user. The users are in the seed.',
    );
  const token = `${mark}${randomBytes(24).toString('base64url')}`;
  await state.of(tokens).put('', token, {
    userId: user.userId,
    integrationKey: read('client_id').toLowerCase(),
    scopes,
  });
  return { access_token: token, scope: 'api', token_type: 'bearer' };
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
