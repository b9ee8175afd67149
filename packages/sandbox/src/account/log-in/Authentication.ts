import type { SocialAccountInformation } from '@countersign/types/esign-v2.1';
import type { operations } from '@countersign/types/esign-v2.1/openapi';
import { isSame } from '@countersign/mock/core/oauth';
import type { MockRequest } from '@countersign/mock/core/server';
import { createDefiner, defineOperation, definePublicOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { identities, type StoredAccount } from '../../state/model/account.ts';
import { findUser } from '../users/find-user.ts';
import { givePasswordToken, revokeToken } from './password-tokens.ts';
import { presentLogin } from './present-login.ts';
import { socialLogIns } from './social-log-ins.ts';
import type { State } from '../../state/state.ts';
import { passwordRules } from '../settings/password-rules.ts';
import { showName } from '../../engine/show-name.ts';

export const Authentication_login = defineOperation(
  'Authentication_login',
  async (state, { query }, context) => ({
    status: 200,
    body: await presentLogin(state, context, query),
  }),
);

export const Authentication_updatePassword = defineOperation(
  'Authentication_updatePassword',
  async (state, { body }, context) => {
    const { caller } = context;
    const identity = await state.of(identities).get('', caller.userId);
    if (identity === undefined)
      throw new ServiceRefusal('USER_NOT_FOUND', 'The user of the token no longer exists.');
    const { currentPassword = '', newPassword = '' } = body;
    if (identity.password !== undefined && !isSame(currentPassword, identity.password))
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        '/currentPassword is not the password of the user. The seed contains it.',
      );
    await requirePassword(state, context.account, newPassword);
    await state.of(identities).put('', caller.userId, { ...identity, password: newPassword });
    return { status: 200 };
  },
);

/** Defines an operation that reads the token of the caller if it needs one. */
const defineTokenOperation = createDefiner<operations, MockRequest>(
  (_state, { request }) => request,
);

export const Authentication_getOAuthToken = defineTokenOperation(
  'Authentication_getOAuthToken',
  async (state, { body, bytes }, request) => ({
    status: 200,
    body: await givePasswordToken(state, body, bytes, request),
  }),
);

export const Authentication_revokeOAuthToken = definePublicOperation(
  'Authentication_revokeOAuthToken',
  async (state, { body, bytes }) => {
    await revokeToken(state, body, bytes);
    return { status: 200 };
  },
);

export const Authentication_listSocialLogins = defineOperation(
  'Authentication_listSocialLogins',
  async (state, { path }, context) => {
    const { userId } = await findUser(state, context, path.userId, 'ownOrAdmin');
    const socialAccountInformation = (await state.of(socialLogIns).get('', userId)) ?? [];
    return { status: 200, body: { userId, socialAccountInformation } };
  },
);

export const Authentication_updateSocialLogin = defineOperation(
  'Authentication_updateSocialLogin',
  async (state, { path, body }, context) => {
    const { userId } = await findUser(state, context, path.userId, 'ownOrAdmin');
    const provider = requireProvider(body);
    const { email, socialId, userName } = body;
    const others = ((await state.of(socialLogIns).get('', userId)) ?? []).filter(
      (one) => one.provider !== provider,
    );
    const added: SocialAccountInformation = {
      provider,
      ...(email !== undefined && { email }),
      ...(socialId !== undefined && { socialId }),
      ...(userName !== undefined && { userName }),
    };
    await state.of(socialLogIns).put('', userId, [...others, added]);
    return { status: 200 };
  },
);

export const Authentication_deleteSocialLogin = defineOperation(
  'Authentication_deleteSocialLogin',
  async (state, { path, body }, context) => {
    const { userId, userName } = await findUser(state, context, path.userId, 'ownOrAdmin');
    const provider = requireProvider(body);
    const before = (await state.of(socialLogIns).get('', userId)) ?? [];
    const left = before.filter((one) => one.provider !== provider);
    if (left.length === before.length)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `${userName} has no log-in at ${showName(provider)}. Authentication_listSocialLogins returns them.`,
      );
    await state.of(socialLogIns).put('', userId, left);
    return { status: 200 };
  },
);

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER without the name of a network */
function requireProvider({ provider = '' }: SocialAccountInformation): string {
  if (provider !== '') return provider;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    '/provider is missing. Send the name of the social network.',
  );
}

/**
 * Refuses a password that the rules of an account do not allow.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER with the rules that it breaks
 */
async function requirePassword(
  state: State,
  account: StoredAccount,
  password: string,
): Promise<void> {
  const rules = await passwordRules.read(state, account.accountId);
  const least = Number(rules.minimumPasswordLength ?? 6);
  const digit = /\d/.test(password);
  const special = /[^\p{L}\d]/u.test(password);
  const missing = [
    ...(password.length < least ? [`at least ${least} characters`] : []),
    ...(rules.passwordIncludeDigit === 'true' && !digit ? ['a digit'] : []),
    ...(rules.passwordIncludeSpecialCharacter === 'true' && !special
      ? ['a special character']
      : []),
    ...(rules.passwordIncludeDigitOrSpecialCharacter === 'true' && !digit && !special
      ? ['a digit or a special character']
      : []),
    ...(rules.passwordIncludeLowerCase === 'true' && !/\p{Ll}/u.test(password)
      ? ['a lower-case letter']
      : []),
    ...(rules.passwordIncludeUpperCase === 'true' && !/\p{Lu}/u.test(password)
      ? ['an upper-case letter']
      : []),
  ];
  if (missing.length === 0) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/newPassword needs ${missing.join(', ')}. AccountPasswordRules_getAccountPasswordRules returns the rules of ${account.name}.`,
  );
}
