import { z } from 'zod';
import {
  administratorRights,
  domainStatuses,
  identityProviderTypes,
} from '../../../state/model/organization.ts';
import { personFields } from '../../../frame/control/new-account.ts';

const text = z.string().trim().min(1);
const guid = z.guid().toLowerCase();

const accountSchema = z.strictObject({
  accountId: z.exactOptional(guid),
  name: text.default('New Account'),
  siteId: z.exactOptional(z.int().positive()),
  suspendedBecause: z.exactOptional(text),
  administrator: z.exactOptional(z.strictObject(personFields)),
});

const administratorSchema = z.strictObject({
  userId: z.exactOptional(guid),
  ...personFields,
  delegation: z.exactOptional(
    z.strictObject({
      rights: z.array(z.enum(administratorRights)).min(1),
      accounts: z.exactOptional(z.array(z.int().nonnegative()).min(1)),
    }),
  ),
});

/** The body of `createOrganization`. */
export const organizationBody = z.strictObject({
  name: text.default('New Organization'),
  description: z.exactOptional(text),
  accounts: z
    .array(accountSchema)
    .min(1)
    .default(() => [accountSchema.parse({})]),
  administrators: z
    .array(administratorSchema)
    .min(1)
    .default(() => [administratorSchema.parse({})]),
  identityProviders: z
    .array(
      z.strictObject({
        friendlyName: text,
        type: z.enum(identityProviderTypes).default('saml_20'),
        autoProvisionUsers: z.boolean().default(false),
      }),
    )
    .default([]),
  domains: z
    .array(
      z.strictObject({
        hostName: z.hostname().toLowerCase(),
        status: z.enum(domainStatuses).default('active'),
        identityProvider: z.exactOptional(text),
      }),
    )
    .default([]),
});

export type NewOrganization = z.output<typeof organizationBody>;
