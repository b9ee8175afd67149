/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const ImportErrorType = zod.enum(['no_action_taken_user_exists', 'user_added', 'user_updated', 'invalid_column_header', 'invalid_row_data', 'insufficient_row_data_found', 'extra_row_data_found', 'blank_username', 'invalid_characters_in_username', 'invalid_useremail_address', 'email_domain_is_reserved', 'new_name_with_existing_useremail_not_allowed', 'invalid_characters_in_jobtitle', 'invalid_membership_id', 'membership_not_in_account', 'maximum_users_exceeded', 'invalid_permissionset', 'user_permissionset_problems', 'invalid_group', 'user_group_problems', 'group_and_permissionset_problems', 'column_headers_missing', 'invalid_csv_data_or_syntax', 'invalid_characters_in_companyname', 'invalid_language_code', 'username_column_header_missing', 'useremail_column_header_missing', 'permissionset_column_header_missing', 'membership_id_column_header_usage_not_permitted', 'administrator_group_assignment_not_permitted', 'user_awaiting_activation', 'account_admin_access_denied', 'invalid_characters_in_address', 'permissionset_required', 'apiusername_column_header_missing', 'invalid_apiusername', 'useremail_username_combination_exists', 'permissionset_change_not_allowed', 'username_language_changes_ignored_warning', 'invalid_country_warning', 'invalid_account_id', 'invalid_autoactivate', 'invalid_loginpolicy', 'autoactivate_not_allowed', 'membership_closed', 'membership_closed_or_disabled_warning', 'cannot_close_last_active_admin', 'no_action_taken', 'cannot_close_own_membership', 'unspecified_error']);

export type ImportErrorType = zod.input<typeof ImportErrorType>;
export type ImportErrorTypeOutput = zod.output<typeof ImportErrorType>;
