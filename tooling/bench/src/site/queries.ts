/** What people look for: names, words, codes and paths. Each is typed letter by letter. */
export const queries: readonly string[] = [
  'lock',
  'envelopes create',
  'emailBlurb',
  'recipient',
  'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
  'POST /envelopes',
  'envelope-completed',
  'signHereTabs',
  'oauth',
  'download document',
];
