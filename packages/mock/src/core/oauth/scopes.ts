/**
 * The scopes with their descriptions for the consent page, which begin "This application may ...".
 */
const words = {
  signature: 'send, read and change your envelopes, templates and account',
  extended: 'stay connected while you use it',
  impersonation: 'act on your behalf when you are not present',
  openid: 'read your profile',
  cors: 'call the API from a page in a browser',
  'click.manage': 'manage your click agreements',
  'click.send': 'send click agreements',
  'click.sign': 'read the documents of your click agreements',
  webforms_read: 'read your web forms',
  webforms_instance_read: 'read the answers to your web forms',
  webforms_instance_write: 'create and change the answers to your web forms',
  organization_read: 'read your organization',
  group_read: 'read the groups of your organization',
  permission_read: 'read the permission profiles of your organization',
  user_read: 'read the users of your organization',
  user_write: 'add, change and import users of your organization',
  account_read: 'read the accounts of your organization',
  account_write: 'change the accounts of your organization',
  domain_read: 'read the reserved domains of your organization',
  identity_provider_read: 'read the identity providers of your organization',
  user_data_redact: 'redact the data of users of your organization',
  asset_group_account_read: 'read the asset groups of your organization',
  asset_group_account_clone_write: 'clone accounts of your organization',
  asset_group_account_clone_read: 'read how accounts of your organization are cloned',
  organization_sub_account_read: 'read the sub-accounts of your organization',
  organization_sub_account_write: 'add sub-accounts to your organization',
  connect_org_config_read_api: 'read which events of your organization are sent',
  connect_org_config_write_api: 'change which events of your organization are sent',
  connect_org_hmac_read_api: 'read the signing keys of events of your organization',
  connect_org_hmac_write_api: 'change the signing keys of events of your organization',
  connect_org_oauth_read_api: 'read how events of your organization are authorized',
  connect_org_oauth_write_api: 'change how events of your organization are authorized',
  'dtr.rooms.read': 'read your rooms',
  'dtr.rooms.write': 'create and change your rooms',
  'dtr.documents.read': 'read the documents of your rooms and workspaces',
  'dtr.documents.write': 'add and change documents of your rooms and workspaces',
  'dtr.profile.read': 'read your profile in rooms',
  'dtr.profile.write': 'change your profile in rooms',
  'dtr.company.read': 'read the settings, roles, offices and regions of your company',
  'dtr.company.write': 'change the settings, roles, offices and regions of your company',
  room_forms: 'work with forms in rooms',
  notary_read: 'read your notary record',
  notary_write: 'change your notary record',
  spring_read: 'read your contracts',
  spring_write: 'change your contracts',
  adm_store_unified_repo_read: 'read your agreements',
  adm_store_unified_repo_write: 'change your agreements',
  models_read: 'read the data models of your agreements',
  document_uploader_read: 'read the status of agreements that you upload',
  document_uploader_write: 'upload agreements',
  aow_manage: 'manage your workflows',
} as const;

type Scope = keyof typeof words;

/** Every scope that is documented for the service. */
export const knownScopes = Object.keys(words).filter((scope): scope is Scope => scope in words);

/** Describes in words what a scope allows; returns the scope itself if there is no description. */
export function describeScope(scope: string): string {
  return Object.entries(words).find(([name]) => name === scope)?.[1] ?? scope;
}

const documented: ReadonlySet<string> = new Set(knownScopes);

/** The scopes of a list with spaces between them. */
export function scopesIn(list: string | null): string[] {
  return (list ?? '').split(' ').filter((scope) => scope !== '');
}

/** Lists the scopes that are not documented, in a sentence; undefined if all are documented. */
export function findScopeProblem(scopes: readonly string[]): string | undefined {
  if (scopes.length === 0) return 'The request does not name a scope.';
  const unknown = scopes.filter((scope) => !documented.has(scope));
  if (unknown.length === 0) return undefined;
  return `Unknown scope: ${unknown.join(', ')}.`;
}
