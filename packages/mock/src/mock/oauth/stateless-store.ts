import { createClients } from '../../core/oauth/clients.ts';
import { answerToExample } from './examples.ts';
import { GrantRefusal } from '../../core/oauth/grant-refusal.ts';
import type { OAuthOptions } from '../../core/oauth/options.ts';
import { createTokenFormat } from '../../core/oauth/token-signer.ts';
import type { OAuthStore, Visit } from '../../core/oauth/store.ts';

/** The number of codes to remember. Beyond it, the oldest could be used again. */
const most = 10_000;

/** The remaining uses of a code, and its expiry in seconds since 1970. */
interface Uses {
  left: number;
  end: number;
}

/** Sees that a code works once for each time that it was given. */
class CodeUses {
  readonly #uses = new Map<string, Uses>();

  /** Notes that a code is given. Logins that are the same in the same moment get the same code. */
  give(code: string, end: number, now: number): void {
    this.#keep(code, { left: (this.#uses.get(code)?.left ?? 0) + 1, end }, now);
  }

  /** Uses a code up; false if it was used before. */
  take(code: string, end: number, now: number): boolean {
    // A code that is unknown here was issued before a restart.
    const { left } = this.#uses.get(code) ?? { left: 1 };
    if (left === 0) return false;
    this.#keep(code, { left: left - 1, end }, now);
    return true;
  }

  #keep(code: string, uses: Uses, now: number): void {
    this.#uses.delete(code);
    for (const [oldest, { end }] of this.#uses) {
      if (end > now && this.#uses.size < most) break;
      this.#uses.delete(oldest);
    }
    this.#uses.set(code, uses);
  }
}

/** The path of the page on which the user chooses. */
export const loginPath = '/_countersign/login';

/** The one user who can log in, as in the examples of the spec. */
export const user = { id: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10', name: 'Mara Lindqvist' };

export const mockTokens = createTokenFormat('countersign-mock');

/** The parts of the mock's store. */
export interface StatelessParts {
  options: OAuthOptions;
  /** Codes and tokens are good at every server with the same seed. */
  seed: string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/**
 * Creates the store of the mock. It only remembers which codes were used: codes and tokens prove
 * their own origin.
 * @throws Error if a public key among the options cannot be read
 */
export function createStatelessStore({ options, seed, clock }: StatelessParts): OAuthStore {
  const { clients, ask = false, withoutConsent = [] } = options;
  const find = createClients(clients);
  const refused = new Set(withoutConsent.map((id) => id.toLowerCase()));
  const signer = mockTokens.create(seed);
  const uses = new CodeUses();
  return {
    get now() {
      return clock();
    },
    signer,
    tenant: undefined,
    findClients: async () => find,
    findLogin: async (visit) =>
      ask || visit.query.get('prompt') === 'login' ? pageAddress(visit) : { userId: user.id },
    async keepCode(code) {
      uses.give(signer.close(code), code.exp, clock() / 1000);
      return code;
    },
    useCode: async (code) => uses.take(signer.close(code), code.exp, clock() / 1000),
    answerKnown: answerToExample,
    requireUser: async () => {},
    async requireConsent(userId) {
      if (refused.has(userId)) throw new GrantRefusal('consent_required');
    },
  };
}

function pageAddress({ request: { origin }, query }: Visit): string {
  return `${origin}${loginPath}?${query}`;
}
