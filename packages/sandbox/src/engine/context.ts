import type { StoredAccount, StoredMember } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import type { Agent } from './act-on-behalf.ts';
import type { Claims } from './caller.ts';
import type { Product } from './product.ts';

/**
 * The context of a call: the information for a handler in addition to the request and the state.
 */
export interface Context {
  operationId: string;
  /** The account of the path; of paths without one, the caller's default account. */
  account: StoredAccount;
  /** The caller in that account: an active member. */
  caller: StoredMember;
  /** The user who acts for the caller, if the request names another user in a header. */
  agent?: Agent | undefined;
  /** The claims of the token. */
  claims: Claims;
  /** Scheme, host and port that the caller used, without a slash at the end. */
  origin: string;
  /** Set if the call came to the older prefix, `/v2`. */
  older?: true;
  /** Set if the server holds to the description of the service where life allows more. */
  strict?: boolean;
  /** Set for work of a form or a workflow, which may use any template of the account. */
  anyTemplate?: true;
  /** Random GUIDs. */
  newId(): string;
  /** Warns the caller's developers of input that has no effect. */
  warn: State['warn'];
}

/** The context of a call without a token. */
export type PublicContext = Omit<Context, 'account' | 'caller' | 'claims'>;

/** The context from which an area makes its own. */
export interface CommonContext extends PublicContext {
  /** Loads the products of the areas, which Admin gives to users. */
  products(): Promise<readonly Product[]>;
}
