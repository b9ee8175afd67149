import { createControl } from '../../control/client.ts';

/** A token and an account that work on this server. */
interface FirstCall {
  token: string;
  path: string;
}

/** The token of the default seed that documentation uses. */
const usualToken = 'sandbox';

/**
 * Finds a token and an account for a first call: those of the token `sandbox`, or, if the seed
 * lacks it, of the first user.
 * @returns undefined if no user can call
 */
export async function findFirstCall(url: string): Promise<FirstCall | undefined> {
  const control = createControl(url);
  const tokens = (await control.integrations()).flatMap((one) => one.tokens);
  const usual = tokens.find(({ token }) => token === usualToken);
  for (const { accountId, users } of await control.accounts()) {
    const user = users.find(
      ({ userId, status }) =>
        status === 'Active' && (usual === undefined || usual.userId === userId),
    );
    if (user === undefined) continue;
    const { token } = usual ?? (await control.createToken(user.userId));
    return { token, path: `/restapi/v2.1/accounts/${accountId}` };
  }
  return undefined;
}
