import type { About } from '../api/about.ts';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { useFilter } from '../parts/use-filter.ts';

/** The account and the user of the samples, and the others that can be chosen. */
export interface ChosenCaller {
  accounts: readonly Schemas['Account'][];
  accountId: string | undefined;
  users: readonly Schemas['AccountUser'][];
  userId: string | undefined;
  /** An access token of the user. */
  token: string | undefined;
  /** The addresses to which log-ins return, of all integrations that limit them. */
  redirects: readonly string[];
  chooseAccount: (accountId: string) => void;
  chooseUser: (userId: string) => void;
  error: string | undefined;
  reload: () => void;
}

/** The token of the default seed that documentation uses. */
const usualToken = 'sandbox';

/** Reads who can call, and which account and user are chosen by the address. */
export function useCaller({ example }: About): ChosenCaller {
  const [namedAccount, setAccount] = useFilter('account');
  const [namedUser, setUser] = useFilter('user');
  const all = useResource(loadCallers, { kinds: ['account', 'member', 'integration'] });
  const { accounts = [], integrations = [] } = all.data ?? {};
  const known = integrations.flatMap(({ tokens }) => tokens);
  const usual = known.find(({ token }) => token === usualToken)?.userId;
  const account =
    accounts.find(({ accountId }) => accountId === namedAccount) ??
    accounts.find(({ accountId }) => example.includes(accountId)) ??
    accounts.find(({ users }) => users.length > 0);
  const users = account?.users.filter(({ status }) => status === 'Active') ?? [];
  const user =
    users.find(({ userId }) => userId === namedUser) ??
    users.find(({ userId }) => userId === usual) ??
    users[0];
  const userId = user?.userId;
  const token = useResource(
    async () =>
      userId === undefined
        ? undefined
        : (await unwrap(control.POST('/tokens', { body: { userId } }))).token,
    { key: userId ?? '', kinds: ['tenant'] },
  );
  return {
    accounts,
    accountId: account?.accountId,
    users,
    userId,
    token: token.data,
    redirects: [...new Set(integrations.flatMap(({ redirectUris = [] }) => redirectUris))],
    chooseAccount: setAccount,
    chooseUser: setUser,
    error: all.error ?? token.error,
    reload() {
      all.reload();
      token.reload();
    },
  };
}

async function loadCallers() {
  const [{ accounts }, { integrations }] = await Promise.all([
    unwrap(control.GET('/accounts')),
    unwrap(control.GET('/integrations')),
  ]);
  return { accounts, integrations };
}
