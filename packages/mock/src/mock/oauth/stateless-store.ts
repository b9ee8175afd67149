import { createClients } from '../../core/oauth/clients.ts';
import { CodeUses } from './code-uses.ts';
import { answerToExample } from './examples.ts';
import { GrantRefusal } from '../../core/oauth/grant-refusal.ts';
import type { OAuthOptions } from '../../core/oauth/options.ts';
import { createTokenFormat } from '../../core/oauth/token-signer.ts';
import type { OAuthStore, Visit } from '../../core/oauth/store.ts';

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
