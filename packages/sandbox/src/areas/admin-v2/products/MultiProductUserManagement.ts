import { isSameAddress } from '../../../account/users/person.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findAccount } from '../organization-context.ts';
import { addOrUpdateUser } from './add-or-update-user.ts';
import { findMember, findMemberByEmail, requireOpen } from './find-member.ts';
import { giveProfiles, readWantedProfiles } from './give-profiles.ts';
import {
  listProducts,
  presentProduct,
  presentProductsOfMember,
  presentUserProducts,
} from './products.ts';
import { removeProducts } from './remove-products.ts';

export const MultiProductUserManagement_getProductPermissionProfiles = defineOrganizationOperation(
  'MultiProductUserManagement_getProductPermissionProfiles',
  async (state, { path }, admin) => {
    const products = await listProducts(state, admin, findAccount(admin, path.accountId));
    return {
      status: 200,
      body: {
        product_permission_profiles: products.map(({ product, profiles }) =>
          presentProduct(product, profiles),
        ),
      },
    };
  },
);

/**
 * Finds the profiles of a user, whose address is required.
 * @evidence public
 */
export const MultiProductUserManagement_getUserProductPermissionProfilesByEmail =
  defineOrganizationOperation(
    'MultiProductUserManagement_getUserProductPermissionProfilesByEmail',
    async (state, { path, query }, admin) => {
      const account = findAccount(admin, path.accountId);
      if (query.email === undefined)
        throw new AdminRefusal(
          'invalid_request',
          'The query parameter email is missing. It names the user.',
        );
      const member = await findMemberByEmail(state, account, query.email);
      return { status: 200, body: await presentUserProducts(state, admin, account, member) };
    },
  );

export const MultiProductUserManagement_addUserProductPermissionProfilesByEmail =
  defineOrganizationOperation(
    'MultiProductUserManagement_addUserProductPermissionProfilesByEmail',
    async (state, { path, body }, admin) => {
      const account = findAccount(admin, path.accountId);
      const wanted = await readWantedProfiles(
        state,
        admin,
        account,
        body.product_permission_profiles,
      );
      const member = await findMemberByEmail(state, account, body.email);
      requireOpen(account, member);
      await giveProfiles(state, admin, account, member, wanted);
      return {
        status: 200,
        body: await presentUserProducts(state, admin, account, member, wanted),
      };
    },
  );

export const MultiProductUserManagement_getUserProductPermissionProfiles =
  defineOrganizationOperation(
    'MultiProductUserManagement_getUserProductPermissionProfiles',
    async (state, { path }, admin) => {
      const account = findAccount(admin, path.accountId);
      const member = await findMember(state, account, path.userId);
      return {
        status: 200,
        body: {
          product_permission_profiles: await presentProductsOfMember(state, admin, account, member),
        },
      };
    },
  );

export const MultiProductUserManagement_addUserProductPermissionProfiles =
  defineOrganizationOperation(
    'MultiProductUserManagement_addUserProductPermissionProfiles',
    async (state, { path, body }, admin) => {
      const account = findAccount(admin, path.accountId);
      const wanted = await readWantedProfiles(
        state,
        admin,
        account,
        body.product_permission_profiles,
      );
      const member = await findMember(state, account, path.userId);
      requireOpen(account, member);
      await giveProfiles(state, admin, account, member, wanted);
      return {
        status: 200,
        body: await presentUserProducts(state, admin, account, member, wanted),
      };
    },
  );

export const MultiProductUserManagement_removeUserProductPermission = defineOrganizationOperation(
  'MultiProductUserManagement_removeUserProductPermission',
  async (state, { path, body }, admin) => {
    const account = findAccount(admin, path.accountId);
    const { user_id: userId, user_email: email } = body;
    if (userId === undefined && email === undefined)
      throw new AdminRefusal(
        'invalid_request',
        'Invalid body: user_id or user_email must name the user.',
      );
    const member =
      userId === undefined
        ? await findMemberByEmail(state, account, email ?? '')
        : await findMember(state, account, userId);
    if (email !== undefined && !isSameAddress(email, member.email))
      throw new AdminRefusal(
        'invalid_request',
        `Invalid body at /user_email: the user ${member.userId} has the e-mail address ${member.email}, not ${email}. Leave out one of the two.`,
      );
    requireOpen(account, member);
    const { isSuccess, results } = await removeProducts(
      state,
      admin,
      account,
      member,
      body.product_ids,
    );
    return {
      status: 200,
      body: {
        is_success: isSuccess,
        user_email: member.email,
        user_id: member.userId,
        user_product_results: results,
      },
    };
  },
);

export const MultiProductUserManagement_addOrUpdateUser = defineOrganizationOperation(
  'MultiProductUserManagement_addOrUpdateUser',
  async (state, { path, body }, admin) => {
    const account = findAccount(admin, path.accountId);
    return { status: 200, body: await addOrUpdateUser(state, admin, account, body) };
  },
);
