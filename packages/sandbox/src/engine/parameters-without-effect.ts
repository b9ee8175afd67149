/**
 * The query parameters of the contract that no code reads, each with the reason. The tests of the
 * ledger hold the list to the code, so that nothing is promised in silence.
 */
export const parametersWithoutEffect: Readonly<Record<string, string>> = {
  allow_all_languages: 'every language of the service is allowed anyway',
  apply_license_override: 'accounts here have no licences that could run out',
  cdse_mode: 'the service does not say what it does',
  completed_documents_only: 'documents come as they are',
  continuation_token: 'pages are asked for by start_position',
  exclude_distributor_brand: 'no account here has a brand of a distributor',
  file_type: 'documents come as PDF',
  include_agreement_type: 'documents here have no type of agreement',
  include_extended: 'recipients here have no extended information',
  include_purge_information: 'the state of the purge is in the envelope anyway',
  include_usersettings_for_csv: 'lists of users are not written as CSV',
  is_envelope_definition: 'the body is a document in any case',
  link_configuration_id: 'templates here are not linked to other systems',
  nocache: 'pictures of pages are never out of date',
  offline_signing: 'nobody signs offline here',
  query_budget: 'a search takes the time that it needs',
  requester_date_format: 'moments have the format of the contract',
  search_mode: 'a search looks at all that it can find',
  shared_user_id: 'what is shared with the caller is read without the name of its owner',
  show_changes: 'changed values of tabs are not marked on the pages',
  sky_drive_skip_token: 'folders of a storage in the cloud come whole',
  token_scopes: 'a token for evidence is for all evidence of the recipient',
  transparent_png: 'a picture keeps its background',
};
