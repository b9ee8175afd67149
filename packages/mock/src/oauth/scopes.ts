/** The scopes that are documented for the service, over all of its areas. */
const documented: ReadonlySet<string> = new Set([
  'signature',
  'extended',
  'impersonation',
  'openid',
  'cors',
  'click.manage',
  'click.send',
  'organization_read',
  'group_read',
  'permission_read',
  'user_read',
  'user_write',
  'account_read',
  'account_write',
  'domain_read',
  'identity_provider_read',
  'user_data_redact',
  'asset_group_account_read',
  'asset_group_account_clone_write',
  'asset_group_account_clone_read',
  'organization_sub_account_read',
  'organization_sub_account_write',
  'connect_org_config_read_api',
  'connect_org_config_write_api',
  'connect_org_hmac_read_api',
  'connect_org_hmac_write_api',
  'connect_org_oauth_read_api',
  'connect_org_oauth_write_api',
  'dtr.rooms.read',
  'dtr.rooms.write',
  'dtr.documents.read',
  'dtr.documents.write',
  'dtr.profile.read',
  'dtr.profile.write',
  'dtr.company.read',
  'dtr.company.write',
  'room_forms',
  'notary_read',
  'notary_write',
  'spring_read',
  'spring_write',
  'adm_store_unified_repo_read',
  'aow_manage',
]);

/** The scopes of a list with spaces between them. */
export function scopesIn(list: string | null): string[] {
  return (list ?? '').split(' ').filter((scope) => scope !== '');
}

/** What of some scopes is not documented, in words; undefined where all are. */
export function problemOf(scopes: readonly string[]): string | undefined {
  if (scopes.length === 0) return 'No scope is asked for.';
  const unknown = scopes.filter((scope) => !documented.has(scope));
  if (unknown.length === 0) return undefined;
  return `The service does not know the scope ${unknown.join(', ')}.`;
}
