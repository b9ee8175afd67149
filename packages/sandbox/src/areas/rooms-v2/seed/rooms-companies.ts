import { ClassicManagerPermissions } from '@countersign/zod/rooms-v2/schemas/ClassicManagerPermissions';
import { Permissions } from '@countersign/zod/rooms-v2/schemas/Permissions';
import { UserNrdsId } from '@countersign/zod/rooms-v2/schemas/UserNrdsId';
import { z } from 'zod';
import {
  companies,
  offices,
  regions,
  roomsRoles,
  roomsUserNumbers,
  roomsUsers,
} from '../../../state/model/rooms.ts';
import {
  dateTimeText,
  guid,
  optionalText,
  parseTime,
  roomsNumber,
} from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const companySchema = z.strictObject({
  companyId: roomsNumber,
  name: z.string().min(1),
  version: z.enum(['v5', 'v6']).default('v6'),
  defaultFieldSetId: guid,
  requireOfficeLibraryAssignments: z.boolean().default(false),
});

/** The company of an account that uses Rooms. */
export const roomsCompaniesSection: SeedSection<z.infer<typeof companySchema>> = {
  name: 'roomsCompanies',
  schema: companySchema,
  async applySeed(state, { accountId, createdAt }, items) {
    for (const item of items)
      await state.of(companies).put('', accountId, { ...item, accountId, createdAt });
  },
};

const roleSchema = z.strictObject({
  roleId: roomsNumber,
  legacyRoleId: optionalText,
  name: z.string().min(1),
  isDefaultForAdmin: z.boolean().default(false),
  isExternal: z.boolean().default(false),
  createdDate: dateTimeText.optional(),
  /** Permissions; missing ones are false. */
  permissions: Permissions,
});

/** The roles of a company on v6. */
export const roomsRolesSection: SeedSection<z.infer<typeof roleSchema>> = {
  name: 'roomsRoles',
  schema: roleSchema,
  after: ['roomsCompanies'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { createdDate, ...role } of items)
      await state.of(roomsRoles).put(accountId, String(role.roleId), {
        ...role,
        createdAt: parseTime(createdDate) ?? createdAt,
      });
  },
};

const regionSchema = z.strictObject({
  regionId: roomsNumber,
  name: z.string().min(1),
  createdDate: dateTimeText.optional(),
});

/** The regions of a company. */
export const roomsRegionsSection: SeedSection<z.infer<typeof regionSchema>> = {
  name: 'roomsRegions',
  schema: regionSchema,
  after: ['roomsCompanies'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { createdDate, ...region } of items)
      await state.of(regions).put(accountId, String(region.regionId), {
        ...region,
        createdAt: parseTime(createdDate) ?? createdAt,
      });
  },
};

const officeSchema = z.strictObject({
  officeId: roomsNumber,
  name: z.string().min(1),
  regionId: z.exactOptional(roomsNumber),
  address1: optionalText,
  address2: optionalText,
  city: optionalText,
  stateId: optionalText,
  postalCode: optionalText,
  countryId: optionalText,
  timeZoneId: optionalText,
  phone: optionalText,
  createdDate: dateTimeText.optional(),
});

/** The offices of a company. */
export const roomsOfficesSection: SeedSection<z.infer<typeof officeSchema>> = {
  name: 'roomsOffices',
  schema: officeSchema,
  after: ['roomsRegions'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { createdDate, ...office } of items)
      await state.of(offices).put(accountId, String(office.officeId), {
        ...office,
        createdAt: parseTime(createdDate) ?? createdAt,
      });
  },
};

const userSchema = z.strictObject({
  userId: roomsNumber,
  /** The user of the e-signature service. */
  eSignUserId: z.exactOptional(guid),
  email: z.email(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  status: z.enum(['Active', 'Pending']).default('Active'),
  isLockedOut: z.boolean().default(false),
  accessLevel: z.enum(['Contributor', 'Office', 'Region', 'Company', 'Admin']),
  isMember: z.boolean().default(true),
  companyName: optionalText,
  roleId: z.exactOptional(roomsNumber),
  classic: z.exactOptional(z.enum(['admin', 'manager', 'agent'])),
  classicPermissions: z.exactOptional(ClassicManagerPermissions),
  titleId: z.exactOptional(roomsNumber),
  defaultOfficeId: z.exactOptional(roomsNumber),
  offices: z.array(roomsNumber).default([]),
  regions: z.array(roomsNumber).default([]),
  profileImageUrl: optionalText,
  eSignPermissionProfileId: optionalText,
  nrds: z.exactOptional(UserNrdsId),
  createdDate: dateTimeText.optional(),
});

/** The members of a company, and the people from outside who are in its rooms. */
export const roomsUsersSection: SeedSection<z.infer<typeof userSchema>> = {
  name: 'roomsUsers',
  schema: userSchema,
  after: ['roomsRoles', 'roomsOffices'],
  async applySeed(state, { accountId, createdAt }, items) {
    for (const { createdDate, ...user } of items) {
      await state.of(roomsUsers).put(accountId, String(user.userId), {
        ...user,
        createdAt: parseTime(createdDate) ?? createdAt,
      });
      if (user.eSignUserId !== undefined)
        await state.of(roomsUserNumbers).put(accountId, user.eSignUserId, user.userId);
    }
  },
};
