/** A rule of the documentation that the sandbox does not follow, and the reason. */
export interface Otherwise {
  rule: string;
  why: string;
}

export const otherwise: readonly Otherwise[] = [
  {
    rule: 'names of roles and labels of tabs differ by their case',
    why: 'Published programs send bulk lists whose roles differ from the template by their case alone.',
  },
  {
    rule: 'an envelope without custom fields refuses those of a bulk list with a code of its own',
    why: 'The fields of the account are in each envelope, so that the code for one field that is not there fits.',
  },
  {
    rule: 'envelopes are asked for by an address and a name together',
    why: 'The documentation names no error, and a list for an address alone harms nobody.',
  },
  {
    rule: 'an address and a part of one are not asked for together in a list of users',
    why: 'The documentation names no error; both filters hold.',
  },
  {
    rule: 'templates are looked for by at most 48 characters',
    why: 'The documentation names no error for more.',
  },
  {
    rule: 'pages are drawn with 1 to 310 dots per inch',
    why: 'The documentation names no error; larger ones are cut, with a warning.',
  },
  {
    rule: 'editors have an account',
    why: 'The documentation names no error, and programs name editors by their addresses alone.',
  },
  {
    rule: 'a signature gets another ID when its kind changes',
    why: 'The documentation does not say which change counts, and programs keep the ID.',
  },
  {
    rule: 'no envelope has the status deleted',
    why: 'Recordings of folders have it, beside the page that calls it unused.',
  },
  {
    rule: 'recipients before the current turn are told only with resend_envelope',
    why: 'The documentation says it of corrections; a recipient who was never told could not act.',
  },
  {
    rule: 'the hour of the limit begins with the first call',
    why: 'Programs have seen the reset on the full hour.',
  },
  {
    rule: 'profiles of users in Admin are asked for by an address',
    why: 'The same page describes the answer without one: twenty users who changed in the last ten days.',
  },
  {
    rule: 'an import that closes memberships names users and permission sets',
    why: 'The IDs of the file say which membership is meant; a program that sends nothing else would stop.',
  },
  {
    rule: 'callers of Admin without rights get 401',
    why: 'One page says so of tokens and callers together; 403 tells them apart.',
  },
  {
    rule: 'an update by import needs a Content-Disposition',
    why: 'What the service answers without it is not documented.',
  },
  {
    rule: 'the products of Admin are two',
    why: 'An account with a company on Rooms has that product too, behind the two; programs look products up by their names.',
  },
  {
    rule: 'operations of Rooms take tokens without the scope signature',
    why: 'Tokens with the scopes of Rooms alone cannot be told from those of other products there; the examples ask for both.',
  },
  {
    rule: 'global lists of Rooms take any token',
    why: 'As with the scopes of the other operations.',
  },
  {
    rule: 'rooms without a status are active and pending',
    why: 'One page says active in one place and open in another.',
  },
  {
    rule: 'a room of a real estate company has a side',
    why: 'The side can be null in the contract, and lenders have none.',
  },
  {
    rule: 'a template of a room is named RoomTemplateId',
    why: 'The reference has templateId; one guide alone has the other name.',
  },
  {
    rule: 'a form is in a room once',
    why: 'The guide may mean the IDs of one request.',
  },
  {
    rule: 'assigning a form answers with the group',
    why: 'The contract answers 204 without a body.',
  },
  {
    rule: 'providers of forms are two associations',
    why: 'The seed has a provider of its own, so that nothing of the associations is needed.',
  },
  {
    rule: 'getOrganizations refuses the token of an application',
    why: 'The contract gives such a token to the other operations of Admin; a refusal here alone needs evidence.',
  },
];
