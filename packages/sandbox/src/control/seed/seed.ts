import type { AnySection } from './section.ts';
import type {
  SeedAccount,
  SeedGrant,
  SeedIntegration,
  SeedOrganization,
  SeedToken,
  SeedUser,
} from './schema.ts';

/** The world that a tenant begins with, checked. */
export interface Seed {
  organizations: SeedOrganization[];
  accounts: SeedAccount[];
  users: SeedUser[];
  integrations: SeedIntegration[];
  tokens: SeedToken[];
  grants: SeedGrant[];
  /** In the order in which they are planted. */
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
