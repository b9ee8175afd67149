import type { Tabs } from '@countersign/types/esign-v2.1';

/** An element of HTML that becomes a tab. */
export interface HtmlField {
  /** Its ID among the fields of the page, such as `field-3`. */
  id: string;
  list: FieldList;
  /** The values of the attributes of the element, by their names. */
  attributes: Readonly<Record<string, string>>;
  /** The text in a button or a text area. */
  text: string;
  /** The options of a list. */
  options: readonly { text: string; value: string; selected: boolean }[];
}

/** A JSON marker in the text: the tab of the request that goes there. */
export interface HtmlMarker {
  id: string;
  tabLabel?: string;
  groupName?: string;
  value?: string;
}

type FieldList = Exclude<keyof Tabs, 'prefillTabs' | 'tabGroups'>;

/** The lists of tabs by the words that elements have: `<ds-signature>`, or in `data-ds-type`. */
const lists: Readonly<Record<string, FieldList>> = {
  approve: 'approveTabs',
  attachment: 'signerAttachmentTabs',
  checkbox: 'checkboxTabs',
  company: 'companyTabs',
  currency: 'currencyTabs',
  date: 'dateTabs',
  datesigned: 'dateSignedTabs',
  decline: 'declineTabs',
  draw: 'drawTabs',
  dropdown: 'listTabs',
  email: 'emailTabs',
  emailaddress: 'emailAddressTabs',
  envelopeid: 'envelopeIdTabs',
  file: 'signerAttachmentTabs',
  firstname: 'firstNameTabs',
  formula: 'formulaTabs',
  fullname: 'fullNameTabs',
  initial: 'initialHereTabs',
  initialhere: 'initialHereTabs',
  initials: 'initialHereTabs',
  lastname: 'lastNameTabs',
  list: 'listTabs',
  name: 'fullNameTabs',
  note: 'noteTabs',
  number: 'numberTabs',
  numerical: 'numericalTabs',
  phone: 'phoneNumberTabs',
  phonenumber: 'phoneNumberTabs',
  radio: 'radioGroupTabs',
  select: 'listTabs',
  sign: 'signHereTabs',
  signature: 'signHereTabs',
  signerattachment: 'signerAttachmentTabs',
  signhere: 'signHereTabs',
  ssn: 'ssnTabs',
  tel: 'phoneNumberTabs',
  text: 'textTabs',
  textarea: 'textTabs',
  title: 'titleTabs',
  view: 'viewTabs',
  zip: 'zipTabs',
  zipcode: 'zipTabs',
};

/** Types of inputs that nobody fills in. */
const unused = new Set([
  'button',
  'color',
  'hidden',
  'image',
  'password',
  'range',
  'reset',
  'submit',
]);

/** The list of the tab that an element becomes; undefined where it becomes none. */
export function listOfElement(
  name: string,
  attributes: ReadonlyMap<string, string>,
): FieldList | undefined {
  const own = attributes.get('data-ds-type') ?? '';
  if (own !== '') return readWord(own) ?? (isControl(name) ? 'textTabs' : undefined);
  if (name.startsWith('ds-')) return readWord(name.slice(3));
  if (name === 'select' || name === 'textarea') return readWord(name);
  if (name !== 'input') return undefined;
  const type = attributes.get('type')?.trim().toLowerCase() ?? 'text';
  return unused.has(type) ? undefined : (readWord(type) ?? 'textTabs');
}

function isControl(name: string): boolean {
  return name === 'input' || name === 'textarea';
}

function readWord(word: string): FieldList | undefined {
  const key = word
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')
    .replace(/tabs?$/u, '');
  return Object.hasOwn(lists, key) ? lists[key] : undefined;
}

const sizes: Partial<Record<FieldList, { width: number; height: number }>> = {
  signHereTabs: { width: 100, height: 36 },
  initialHereTabs: { width: 50, height: 36 },
  checkboxTabs: { width: 14, height: 14 },
  radioGroupTabs: { width: 14, height: 14 },
  approveTabs: { width: 80, height: 24 },
  declineTabs: { width: 80, height: 24 },
  viewTabs: { width: 80, height: 24 },
  listTabs: { width: 120, height: 10 },
  numberTabs: { width: 60, height: 10 },
  numericalTabs: { width: 60, height: 10 },
  currencyTabs: { width: 70, height: 10 },
  ssnTabs: { width: 80, height: 10 },
  zipTabs: { width: 60, height: 10 },
  signerAttachmentTabs: { width: 130, height: 30 },
  noteTabs: { width: 160, height: 40 },
};

/**
 * The room for a field in the text, in points. A field for text is as high as its letters, so that
 * they stand on the line.
 */
export function sizeOfField({ list, attributes }: HtmlField): { width: number; height: number } {
  const usual = sizes[list] ?? { width: 110, height: 10 };
  if (list === 'checkboxTabs' || list === 'radioGroupTabs') return usual;
  const scale = Number(attributes['data-ds-scale'] ?? '1') || 1;
  const letters = Number(attributes['size'] ?? attributes['cols'] ?? '');
  const lines = Number(attributes['rows'] ?? '');
  const width = Number.parseFloat(attributes['width'] ?? '') || (letters > 0 ? letters * 6 : 0);
  const height = Number.parseFloat(attributes['height'] ?? '') || (lines > 1 ? lines * 13 : 0);
  return {
    width: limit(width > 0 ? width : usual.width * scale),
    height: limit(height > 0 ? height : usual.height * scale),
  };
}

/** The room that a marker has, whatever its tab is. */
export const sizeOfMarker = { width: 100, height: 20 };

/** No field is larger than a page. */
function limit(length: number): number {
  return Math.min(Math.max(length, 4), 480);
}
