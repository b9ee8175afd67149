import type { FileType } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../engine/operation.ts';
import { requireAdmin } from '../engine/require-admin.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { members } from '../state/model/account.ts';
import { readBilling } from './billing/billing.ts';
import { languages } from './consumer-disclosures/languages.ts';
import { mailDefaults, purgeConfigurations } from './settings/account-defaults.ts';
import { setPurgeConfiguration } from './settings/copy-settings.ts';
import { changeSettings } from './settings/account-settings.ts';
import { makeAccount, requireReseller } from './settings/make-account.ts';
import { presentAccountSettings } from './settings/present-account-settings.ts';
import {
  listCharges,
  presentAccount,
  presentBillPreview,
  presentTrialEligibility,
  readUsage,
} from './billing/usage.ts';
import { redactUser } from './users/redact-user.ts';
import { saveMember } from './users/save-member.ts';

export const Accounts_get = defineOperation('Accounts_get', async (state, { query }, context) => {
  const { account } = context;
  const withSettings = query.include_account_settings === 'true';
  if (withSettings) requireAdmin(context);
  return {
    status: 200,
    body: {
      ...presentAccount(account, await readUsage(state, account), state.now),
      ...(withSettings && { accountSettings: await presentAccountSettings(state, account) }),
      ...(query.include_trial_eligibility === 'true' && presentTrialEligibility(account)),
    },
  };
});

export const Accounts_create = defineOperation(
  'Accounts_create',
  async (state, { query, body }, context) => {
    const reseller = await requireReseller(state, context);
    if (
      body.distributorCode !== reseller.distributorCode ||
      body.distributorPassword !== reseller.distributorPassword
    )
      throw new ServiceRefusal(
        'PARTNER_AUTHENTICATION_FAILED',
        'distributorCode and distributorPassword do not match the calling reseller. Accounts_getProvisioning returns them.',
      );
    const { account, administrator } = await makeAccount(state, context, body, reseller);
    return {
      status: 201,
      body: {
        accountId: account.number,
        accountIdGuid: account.accountId,
        accountName: account.name,
        userId: administrator.userId,
        baseUrl: `${context.origin}/restapi/${context.older ? 'v2' : 'v2.1'}/accounts/${account.number}`,
        ...(query.preview_billing_plan === 'true' && {
          billingPlanPreview: presentBillPreview(
            account,
            await readBilling(state, account),
            state.now,
          ),
        }),
      },
    };
  },
);

export const Accounts_delete = defineOperation(
  'Accounts_delete',
  async (state, { query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    // Closing all memberships ends all work in the account.
    for (const member of await state.of(members).list(accountId)) {
      const closed = { ...member, status: 'Closed' as const };
      await saveMember(state, closed);
      if (query.redact_user_data === 'true') await redactUser(state, closed);
    }
    return { status: 200 };
  },
);

export const Accounts_getBillingCharges = defineOperation(
  'Accounts_getBillingCharges',
  async (state, { query }, context) => {
    requireAdmin(context);
    const wanted = query.include_charges;
    const charges = listCharges(await readUsage(state, context.account));
    return {
      status: 200,
      body: {
        billingChargeItems: charges.filter(
          ({ chargeType }) => wanted === undefined || chargeType === wanted,
        ),
      },
    };
  },
);

export const Accounts_getEnvelopePurgeConfiguration = defineOperation(
  'Accounts_getEnvelopePurgeConfiguration',
  async (state, _request, context) => {
    requireAdmin(context);
    return { status: 200, body: await purgeConfigurations.read(state, context.account.accountId) };
  },
);

export const Accounts_getNotificationDefaults = defineOperation(
  'Accounts_getNotificationDefaults',
  async (state, _request, context) => {
    requireAdmin(context);
    return { status: 200, body: await mailDefaults.read(state, context.account.accountId) };
  },
);

export const Accounts_getProvisioning = defineOperation(
  'Accounts_getProvisioning',
  async (state, _request, context) => {
    const { integrationKey: _key, ...reseller } = await requireReseller(state, context);
    return {
      status: 200,
      body: {
        ...reseller,
        passwordRuleText: 'At least six characters.',
        purchaseOrderOrPromAllowed: 'true' as const,
      },
    };
  },
);

export const Accounts_listSettings = defineOperation(
  'Accounts_listSettings',
  async (state, _request, { account }) => ({
    status: 200,
    body: await presentAccountSettings(state, account),
  }),
);

export const Accounts_listSupportedLanguages = defineOperation(
  'Accounts_listSupportedLanguages',
  async () => {
    const names = new Intl.DisplayNames('en', { type: 'language' });
    return {
      status: 200,
      body: {
        languages: languages.map((value) => ({
          name: names.of(value.replace('_', '-')) ?? value,
          value,
        })),
      },
    };
  },
);

export const Accounts_listUnsupportedFileTypes = defineOperation(
  'Accounts_listUnsupportedFileTypes',
  async () => ({
    status: 200,
    body: { fileTypes: unsupportedFileTypes },
  }),
);

export const Accounts_updateEnvelopePurgeConfiguration = defineOperation(
  'Accounts_updateEnvelopePurgeConfiguration',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const changed = await setPurgeConfiguration(state, accountId, body);
    return { status: 200, body: changed };
  },
);

export const Accounts_updateNotificationDefaults = defineOperation(
  'Accounts_updateNotificationDefaults',
  async (state, { body }, context) => {
    requireAdmin(context);
    return { status: 200, body: await mailDefaults.change(state, context.account.accountId, body) };
  },
);

export const Accounts_updateSettings = defineOperation(
  'Accounts_updateSettings',
  async (state, { body }, context) => {
    await changeSettings(state, context, body);
    return { status: 200 };
  },
);

/** Kinds of files that never become documents: programs, archives, sound, moving and drawn pictures. */
const unsupportedFileTypes: FileType[] = Object.entries({
  '7z': 'application/x-7z-compressed',
  avi: 'video/x-msvideo',
  bat: 'application/x-bat',
  cmd: 'application/x-bat',
  com: 'application/octet-stream',
  css: 'text/css',
  dll: 'application/octet-stream',
  dwg: 'image/vnd.dwg',
  eml: 'message/rfc822',
  eps: 'application/postscript',
  exe: 'application/octet-stream',
  gz: 'application/gzip',
  heic: 'image/heic',
  ico: 'image/vnd.microsoft.icon',
  iso: 'application/octet-stream',
  jar: 'application/java-archive',
  js: 'text/javascript',
  json: 'application/json',
  key: 'application/vnd.apple.keynote',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  msi: 'application/octet-stream',
  numbers: 'application/vnd.apple.numbers',
  odg: 'application/vnd.oasis.opendocument.graphics',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  pages: 'application/vnd.apple.pages',
  ps: 'application/postscript',
  psd: 'image/vnd.adobe.photoshop',
  rar: 'application/vnd.rar',
  sh: 'application/x-sh',
  svg: 'image/svg+xml',
  tar: 'application/x-tar',
  vbs: 'text/vbscript',
  wav: 'audio/wav',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
}).map(([fileExtension, mimeType]) => ({ fileExtension, mimeType }));
