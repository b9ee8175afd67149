import type {
  SeedAccount,
  SeedGrant,
  SeedIntegration,
  SeedOrganization,
  SeedToken,
  SeedUser,
} from './schema.ts';
import type { AnySection } from './section.ts';

/** The world that a tenant begins with, checked. */
export interface Seed {
  organizations: SeedOrganization[];
  accounts: SeedAccount[];
  users: SeedUser[];
  integrations: SeedIntegration[];
  tokens: SeedToken[];
  grants: SeedGrant[];
  /** Sections, in the order in which they are applied. */
  sections: SeedPart[];
}

/** The items of a section in an account. */
export interface SeedPart {
  section: AnySection;
  /** The account's ID; the first of the tenant where the seed does not say it. */
  accountId: string | undefined;
  items: readonly unknown[];
}

export function emptySeed(): Seed {
  return {
    organizations: [],
    accounts: [],
    users: [],
    integrations: [],
    tokens: [],
    grants: [],
    sections: [],
  };
}

/** Two seeds as one: what the second has with the same ID takes the place of the first's. */
export function joinSeeds(first: Seed, second: Seed): Seed {
  return {
    organizations: [...first.organizations, ...second.organizations],
    accounts: [...first.accounts, ...second.accounts],
    users: [...first.users, ...second.users],
    integrations: [...first.integrations, ...second.integrations],
    tokens: [...first.tokens, ...second.tokens],
    grants: [...first.grants, ...second.grants],
    sections: [...first.sections, ...second.sections],
  };
}

/** The parts in an order in which each comes behind those that its section refers to. */
export function inOrder(parts: readonly SeedPart[]): SeedPart[] {
  const left = [...parts];
  const ordered: SeedPart[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ section }) =>
      (section.after ?? []).every((name) => left.every((other) => other.section.name !== name)),
    );
    // Sections that wait for each other are taken as they come.
    ordered.push(...left.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** An error in a seed: `file:line /pointer what to do`, one line for each fault. */
export class SeedError extends Error {
  override name = 'SeedError';
}
