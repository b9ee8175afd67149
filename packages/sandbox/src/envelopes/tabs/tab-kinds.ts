import type { PrefillTabs, Tabs } from '@countersign/types/esign-v2.1';

/** A list of tabs: one kind each. */
export type TabList = Exclude<keyof Tabs | keyof PrefillTabs, 'prefillTabs'>;

/**
 * The use of a kind of tab: `sign` and `initial` are signed, `automatic` ones are filled by the
 * service, `enter` are typed, `calculate` come from others, `tick` are boxes, `choose` are lists,
 * `pick` are groups of radio buttons, `press` are buttons; `show` only shows, `rule` is a rule about
 * others, and `other` has no function here.
 */
type TabUse =
  | 'sign'
  | 'initial'
  | 'automatic'
  | 'enter'
  | 'calculate'
  | 'tick'
  | 'choose'
  | 'pick'
  | 'press'
  | 'show'
  | 'rule'
  | 'other';

/** The form of the values of a kind of tab. */
interface ValueForm {
  pattern: RegExp;
  /** A description, such as `a number`. */
  like: string;
}

/** A kind of tab, with all that distinguishes it from others. */
export interface TabKind {
  use: TabUse;
  form?: ValueForm;
  /** The keyboard that a phone shows for it. */
  inputMode?: 'decimal' | 'email' | 'numeric' | 'tel';
  /** True if it holds a number or an amount, which its `localePolicy` formats. */
  isNumeric?: boolean;
  /** True if it also has its number as `numericalValue`, within a range. */
  hasNumericalValue?: boolean;
  /** True if the texts of its number are kept as its `localePolicy` writes them. */
  isFormatted?: boolean;
}

const numberForm: ValueForm = {
  pattern: /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u,
  like: 'a number',
};

/** All kinds of tabs, by their lists. */
export const tabKinds: Readonly<Record<TabList, TabKind>> = {
  signHereTabs: { use: 'sign' },
  initialHereTabs: { use: 'initial' },
  dateSignedTabs: { use: 'automatic' },
  fullNameTabs: { use: 'automatic' },
  textTabs: { use: 'enter' },
  checkboxTabs: { use: 'tick' },
  approveTabs: { use: 'press' },
  commentThreadTabs: { use: 'other' },
  commissionCountyTabs: { use: 'enter' },
  commissionExpirationTabs: { use: 'enter' },
  commissionNumberTabs: { use: 'enter' },
  commissionStateTabs: { use: 'enter' },
  companyTabs: { use: 'enter' },
  currencyTabs: {
    use: 'enter',
    form: { pattern: /^-?\D?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u, like: 'an amount' },
    inputMode: 'decimal',
    isNumeric: true,
    hasNumericalValue: true,
  },
  dateTabs: {
    use: 'enter',
    form: { pattern: /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/u, like: 'a date such as 11/20/2026' },
  },
  declineTabs: { use: 'press' },
  drawTabs: { use: 'other' },
  emailAddressTabs: { use: 'automatic' },
  emailTabs: {
    use: 'enter',
    form: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u, like: 'an e-mail address' },
    inputMode: 'email',
  },
  envelopeIdTabs: { use: 'automatic' },
  firstNameTabs: { use: 'automatic' },
  formulaTabs: { use: 'calculate', isNumeric: true },
  lastNameTabs: { use: 'automatic' },
  listTabs: { use: 'choose' },
  notarizeTabs: { use: 'other' },
  notarySealTabs: { use: 'other' },
  noteTabs: { use: 'show' },
  numberTabs: { use: 'enter', form: numberForm, inputMode: 'decimal', isNumeric: true },
  phoneNumberTabs: {
    use: 'enter',
    form: { pattern: /^\+?[\d\s()./-]{4,}$/u, like: 'a telephone number' },
    inputMode: 'tel',
  },
  polyLineOverlayTabs: { use: 'other' },
  radioGroupTabs: { use: 'pick' },
  signerAttachmentTabs: { use: 'other' },
  smartSectionTabs: { use: 'other' },
  ssnTabs: {
    use: 'enter',
    form: { pattern: /^\d{3}-?\d{2}-?\d{4}$/u, like: 'a number such as 078-05-1120' },
    inputMode: 'numeric',
  },
  tabGroups: { use: 'rule' },
  titleTabs: { use: 'enter' },
  viewTabs: { use: 'press' },
  zipTabs: {
    use: 'enter',
    form: { pattern: /^\d{5}(?:-?\d{4})?$/u, like: 'a ZIP code such as 98101' },
    inputMode: 'numeric',
  },
  numericalTabs: {
    use: 'enter',
    form: numberForm,
    inputMode: 'decimal',
    isNumeric: true,
    hasNumericalValue: true,
    isFormatted: true,
  },
  senderCompanyTabs: { use: 'automatic' },
  senderNameTabs: { use: 'automatic' },
};

/** Reports whether a signer fills in tabs of a kind. */
export function isFilledBySigner(list: TabList): boolean {
  return ['enter', 'tick', 'choose', 'pick'].includes(tabKinds[list].use);
}

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
