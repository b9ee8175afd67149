import { createClient, type Client } from '@countersign/client';
import { createControl, type Control } from '../../control/client.ts';
import type { Schemas } from '../../frame/control/call-parts.ts';

type Account = Schemas['Account'];
type AccountUser = Schemas['AccountUser'];

/** The account of the examples, which has all data of the seed. */
const exampleAccountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** The tenant, and the user who calls in it. */
export interface TenantOptions {
  /** The name, of up to 64 letters, digits, `-`, `_` and `.` (a unique one). */
  name?: string | undefined;
  /** The seed of the tenant, in the form of a seed file. */
  seed?: Schemas['Seed'] | undefined;
  /** The name, ID or number of the account (that of the examples, or else the first by its name). */
  account?: string | undefined;
  /** The name, first name, e-mail address or ID of the user who calls (an administrator). */
  user?: string | undefined;
}

/** A tenant of a sandbox, isolated from all others. */
export interface TestTenant {
  /** The name, which is the value of the header `X-Countersign-Tenant`. */
  readonly name: string;
  /** The address for clients; without a transport, one that only `fetch` can reach. */
  readonly baseUrl: string;
  /** Calls the sandbox with the header of the tenant. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * The control client, for actions that the service has no operation for: move the clock, sign,
   * read mails.
   */
  readonly control: Control;
  /** The client of the service, which calls operations of all areas in the account, as the user. */
  readonly client: Client;
  /** The account. */
  readonly account: Account;
  /** The user who calls. */
  readonly user: AccountUser;
  /** The users of the account, administrators first, then by name. */
  readonly users: readonly AccountUser[];
  /** An access token of each active user of the account, by e-mail address. */
  readonly tokens: Readonly<Record<string, string>>;
  /**
   * Creates a client for another user of the account, by name, first name, e-mail address or ID.
   * @throws Error if there is no such active user
   */
  as(user: string): Client;
}

/** The address of a sandbox, and the function to call it. */
export interface Reach {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
}

let made = 0;

/**
 * Creates a tenant, or uses the existing one with the name.
 * @throws ControlError if the seed is not valid
 * @throws Error if the account or user does not exist
 */
export async function createTestTenant(
  reach: Reach,
  options: TenantOptions = {},
): Promise<TestTenant> {
  const { name = newName(), seed } = options;
  const { baseUrl } = reach;
  const fetch = inTenant(reach, name);
  const control = createControl(baseUrl, { tenant: name, fetch });
  await control.createTenant(name);
  if (seed !== undefined) await control.seed(seed);
  const account = chooseAccount(await control.accounts(), options.account);
  const active = account.users.filter(({ status }) => status === 'Active');
  const user =
    options.user === undefined ? findFirst(account, active) : findUser(active, options.user);
  const tokens: Record<string, string> = {};
  for (const { userId, email } of active) tokens[email] = (await control.createToken(userId)).token;
  const clientOf = ({ email }: AccountUser) =>
    createClient({
      baseUrl,
      token: tokens[email] ?? '',
      path: { accountId: account.accountId },
      // Retries would make a test wait for responses that it expects to fail.
      retry: false,
      fetch,
    });
  return {
    name,
    baseUrl,
    fetch,
    control,
    client: clientOf(user),
    account,
    user,
    users: account.users,
    tokens,
    as: (other) => clientOf(findUser(active, other)),
  };
}

/** Creates a name that is unique in this process and in others on the same storage. */
function newName(): string {
  made += 1;
  return `test-${made}-${crypto.randomUUID().slice(0, 8)}`;
}

function inTenant({ fetch }: Reach, name: string): typeof globalThis.fetch {
  return (input, init) => {
    const request = new Request(input, init);
    request.headers.set('x-countersign-tenant', name);
    return fetch(request);
  };
}

function chooseAccount(accounts: readonly Account[], wanted: string | undefined): Account {
  const found =
    wanted === undefined
      ? (accounts.find(({ accountId }) => accountId === exampleAccountId) ?? accounts[0])
      : accounts.find(({ accountId, number, name }) => [accountId, number, name].includes(wanted));
  if (found !== undefined) return found;
  const names = accounts.map(({ name }) => name).join(', ');
  throw new Error(
    wanted === undefined
      ? 'the seed has no account; add one to its list accounts'
      : `there is no account ${wanted}; there are ${names}`,
  );
}

function findFirst({ name }: Account, active: readonly AccountUser[]): AccountUser {
  const [first] = active;
  if (first === undefined)
    throw new Error(`no user of ${name} is active; add one to the list users of the seed`);
  return first;
}

function findUser(active: readonly AccountUser[], wanted: string): AccountUser {
  const lower = wanted.toLowerCase();
  const found = active.filter(({ userId, userName, email }) =>
    [userId, userName, userName.split(' ')[0], email].some((name) => name?.toLowerCase() === lower),
  );
  const [user] = found;
  if (user !== undefined && found.length === 1) return user;
  const names = (found.length > 1 ? found : active)
    .map(({ userName, email }) => `${userName} (${email})`)
    .join(', ');
  throw new Error(
    `${found.length > 1 ? `${wanted} is more than one active user` : `there is no active user ${wanted}`}: ${names}`,
  );
}
