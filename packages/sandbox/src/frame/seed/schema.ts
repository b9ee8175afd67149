import { UserInformation } from '@countersign/zod/esign-v2.1/schemas/userInformation';
import { UserSettingsInformation } from '@countersign/zod/esign-v2.1/schemas/userSettingsInformation';
import { AccountSettingsInformation } from '@countersign/zod/esign-v2.1/schemas/accountSettingsInformation';
import { z } from 'zod';
import { knownScopes } from '@countersign/mock/core/oauth';
import {
  administratorRights,
  domainStatuses,
  identityProviderTypes,
} from '../../state/model/organization.ts';
import { dateTimeText, numeral, parseTime } from './fields.ts';

const guid = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be a GUID')
  .transform((id) => id.toLowerCase());

/** A date and time as text, kept in milliseconds since 1970. */
const time = dateTimeText.transform((text) => parseTime(text) ?? 0);

/** The beginning of everything of which the seed does not say it. */
const beginning = Date.parse('2026-01-12T09:00:00Z');

const text = z.string().min(1);
const scopes = z
  .array(z.enum(knownScopes))
  .min(1)
  .default(() => [...knownScopes]);

const delegationSchema = z.strictObject({
  rights: z.array(z.enum(administratorRights)).min(1),
  accountIds: z.exactOptional(z.array(guid).min(1)),
});

const settingSchema = z.strictObject({
  key: text,
  value: z.union([z.string(), z.number(), z.boolean()]),
  type: z.enum(['unknown', 'guid', 'text', 'integer', 'boolean', 'datetime', 'enumeration']),
});

const domainSchema = z.strictObject({
  domainId: guid,
  hostName: z.hostname().toLowerCase(),
  status: z.enum(domainStatuses).default('active'),
  txtToken: text,
  identityProviderId: z.exactOptional(guid),
  settings: z.array(settingSchema).default([]),
});

const samlSchema = z.strictObject({
  issuer: text,
  settings: z.array(settingSchema).default([]),
  certificates: z
    .array(
      z.strictObject({
        certificateId: guid,
        issuer: text,
        thumbprint: text,
        expiresDateTime: time,
      }),
    )
    .default([]),
  attributeMappings: z
    .array(
      z.strictObject({
        id: z.int(),
        name: text,
        friendlyName: text,
        substituteName: text,
      }),
    )
    .default([]),
});

const identityProviderSchema = z.strictObject({
  providerId: guid,
  friendlyName: text,
  autoProvisionUsers: z.boolean().default(false),
  type: z.enum(identityProviderTypes).default('saml_20'),
  saml: z.exactOptional(samlSchema),
});

const organizationSchema = z.strictObject({
  organizationId: guid,
  name: text,
  description: z.exactOptional(text),
  defaultAccountId: z.exactOptional(guid),
  defaultPermissionProfileId: z.exactOptional(numeral),
  createdDateTime: time.default(beginning),
  createdBy: z.exactOptional(guid),
  administrators: z.exactOptional(
    z.array(z.strictObject({ userId: guid, delegation: z.exactOptional(delegationSchema) })).min(1),
  ),
  domains: z.array(domainSchema).default([]),
  identityProviders: z.array(identityProviderSchema).default([]),
});

/** Other properties are sections, which are checked separately. */
const accountSchema = z.looseObject({
  accountId: guid,
  number: numeral,
  name: text,
  organizationId: z.exactOptional(guid),
  siteId: z.exactOptional(z.int().positive()),
  suspendedBecause: z.exactOptional(text),
  planName: text.default('Business'),
  currencyCode: z.string().length(3).default('USD'),
  createdDateTime: time.default(beginning),
  settings: AccountSettingsInformation.default({}),
});

const membershipSchema = z.strictObject({
  /** The account of the membership (the first account). */
  accountId: z.exactOptional(guid),
  status: z
    .enum(['Active', 'ActivationRequired', 'ActivationSent', 'Closed', 'Disabled'])
    .default('Active'),
  permissionProfileId: numeral.default('2301415'),
  clmProfileId: z.exactOptional(z.string().regex(/^\d+$/)),
  createdDateTime: time.optional(),
  title: z.exactOptional(text),
  jobTitle: z.exactOptional(text),
  company: z.exactOptional(text),
  settings: UserSettingsInformation.default({}),
  details: UserInformation.default({}),
});

const userSchema = z.strictObject({
  userId: guid,
  userName: text,
  email: z.email(),
  firstName: z.exactOptional(text),
  middleName: z.exactOptional(text),
  lastName: z.exactOptional(text),
  suffixName: z.exactOptional(text),
  password: z.exactOptional(text),
  createdDateTime: time.default(beginning),
  lastLoginDateTime: time.optional(),
  languageCulture: z.exactOptional(text),
  providerIdentities: z.exactOptional(
    z.array(z.strictObject({ id: guid, providerId: guid, immutableId: text })).min(1),
  ),
  memberships: z
    .array(membershipSchema)
    .min(1)
    .default(() => [membershipSchema.parse({})]),
});

const integrationSchema = z.strictObject({
  integrationKey: guid,
  name: text,
  secret: z.exactOptional(text),
  redirectUris: z.exactOptional(
    z.array(z.string().refine(URL.canParse, 'must be an absolute URL')),
  ),
  publicKeys: z.exactOptional(
    z.array(text.includes('-----BEGIN', 'must be a public key in PEM format')),
  ),
  implicitGrant: z.exactOptional(z.boolean()),
  consented: z.boolean().default(false),
  organizationId: z.exactOptional(guid),
});

const tokenSchema = z.strictObject({
  token: z.string().regex(/^\S+$/, 'must be a string without spaces'),
  userId: guid,
  integrationKey: guid,
  scopes,
});

const grantSchema = z.strictObject({
  grant: text,
  kind: z.enum([
    'authorization_code',
    'refresh_token',
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
  ]),
  userId: guid,
  integrationKey: guid,
  scopes,
});

/** The lists of a seed that belong to no account. */
export const baseSchemas = {
  organizations: organizationSchema,
  accounts: accountSchema,
  users: userSchema,
  integrations: integrationSchema,
  tokens: tokenSchema,
  grants: grantSchema,
};

export type SeedAccount = z.output<typeof accountSchema>;
export type SeedUser = z.output<typeof userSchema>;
export type SeedIntegration = z.output<typeof integrationSchema>;
export type SeedToken = z.output<typeof tokenSchema>;
export type SeedGrant = z.output<typeof grantSchema>;
export type SeedOrganization = z.output<typeof organizationSchema>;
export type SeedSaml = z.output<typeof samlSchema>;
