import type { PrefillTabs, Tabs } from '@countersign/types/esign-v2.1';

/** A list of tabs: one kind each. */
export type TabList = Exclude<keyof Tabs | keyof PrefillTabs, 'prefillTabs'>;

/**
 * The use of a kind of tab: `sign` and `initial` are signed, `automatic` ones are filled by the
 * service, `enter` are typed, `calculate` come from others, `tick` and `choose` are chosen, `press`
 * are buttons; `show` only shows, `rule` is a rule about others, and `other` has no function here.
 */
export type TabUse =
  | 'sign'
  | 'initial'
  | 'automatic'
  | 'enter'
  | 'calculate'
  | 'tick'
  | 'choose'
  | 'press'
  | 'show'
  | 'rule'
  | 'other';

export const tabKinds: Readonly<Record<TabList, TabUse>> = {
  signHereTabs: 'sign',
  initialHereTabs: 'initial',
  dateSignedTabs: 'automatic',
  fullNameTabs: 'automatic',
  textTabs: 'enter',
  checkboxTabs: 'tick',
  approveTabs: 'press',
  commentThreadTabs: 'other',
  commissionCountyTabs: 'enter',
  commissionExpirationTabs: 'enter',
  commissionNumberTabs: 'enter',
  commissionStateTabs: 'enter',
  companyTabs: 'enter',
  currencyTabs: 'enter',
  dateTabs: 'enter',
  declineTabs: 'press',
  drawTabs: 'other',
  emailAddressTabs: 'automatic',
  emailTabs: 'enter',
  envelopeIdTabs: 'automatic',
  firstNameTabs: 'automatic',
  formulaTabs: 'calculate',
  lastNameTabs: 'automatic',
  listTabs: 'choose',
  notarizeTabs: 'other',
  notarySealTabs: 'other',
  noteTabs: 'show',
  numberTabs: 'enter',
  phoneNumberTabs: 'enter',
  polyLineOverlayTabs: 'other',
  radioGroupTabs: 'choose',
  signerAttachmentTabs: 'other',
  smartSectionTabs: 'other',
  ssnTabs: 'enter',
  tabGroups: 'rule',
  titleTabs: 'enter',
  viewTabs: 'press',
  zipTabs: 'enter',
  numericalTabs: 'enter',
  senderCompanyTabs: 'automatic',
  senderNameTabs: 'automatic',
};

/** The lists that the tabs of a recipient can have. */
export const recipientTabLists = [
  'signHereTabs',
  'initialHereTabs',
  'dateSignedTabs',
  'fullNameTabs',
  'textTabs',
  'checkboxTabs',
  'approveTabs',
  'commentThreadTabs',
  'commissionCountyTabs',
  'commissionExpirationTabs',
  'commissionNumberTabs',
  'commissionStateTabs',
  'companyTabs',
  'currencyTabs',
  'dateTabs',
  'declineTabs',
  'drawTabs',
  'emailAddressTabs',
  'emailTabs',
  'envelopeIdTabs',
  'firstNameTabs',
  'formulaTabs',
  'lastNameTabs',
  'listTabs',
  'notarizeTabs',
  'notarySealTabs',
  'noteTabs',
  'numberTabs',
  'phoneNumberTabs',
  'polyLineOverlayTabs',
  'radioGroupTabs',
  'signerAttachmentTabs',
  'smartSectionTabs',
  'ssnTabs',
  'tabGroups',
  'titleTabs',
  'viewTabs',
  'zipTabs',
  'numericalTabs',
] as const satisfies readonly (keyof Tabs)[];

/** The lists of tabs that the sender can fill in before sending. */
export const prefillTabLists = [
  'checkboxTabs',
  'radioGroupTabs',
  'senderCompanyTabs',
  'senderNameTabs',
  'tabGroups',
  'textTabs',
  'dateTabs',
  'emailTabs',
  'numberTabs',
  'ssnTabs',
  'zipTabs',
] as const satisfies readonly (keyof PrefillTabs)[];

/** Returns the type of a tab in responses: `signhere` for `signHereTabs`. */
export function getTabType(list: TabList): string {
  return list.replace(/s$/u, '').replace(/Tab$/u, '').toLowerCase();
}
