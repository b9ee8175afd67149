import type { FieldPlace, PlacedField } from '../../../documents/index.ts';
import type { AnyListItem, AnyRadio, AnyTab } from '../../tabs/any-tab.ts';
import type { ListedTab } from '../../tabs/each-tab.ts';
import { tabKinds, type TabList } from '../../tabs/tab-kinds.ts';
import { type FieldKind, kindOfField } from './field-kinds.ts';

/** A tab that is created from a form field. */
export interface FormTab extends ListedTab {
  /** The full name of the field. */
  field: string;
}

/** Makes the tabs of a form, each where its field stands. Fields that become no tab are left out. */
export function tabsOfForm(fields: readonly PlacedField[], documentId: string): FormTab[] {
  return fields.flatMap((field) => {
    const kind = kindOfField(field);
    if (kind === undefined) return [];
    return makeTabs(field, kind).map((tab) => ({
      list: kind.list,
      prefill: false,
      field: field.name,
      tab: { ...tab, documentId },
    }));
  });
}

function makeTabs(field: PlacedField, { list, members }: FieldKind): AnyTab[] {
  const { name, tooltip, places } = field;
  if (tabKinds[list].use === 'pick') {
    const tab = { groupName: name, radios: places.map((place) => makeRadio(field, place)) };
    return [tooltip === '' ? tab : { ...tab, tooltip }];
  }
  return places.map((place) => ({
    tabLabel: name,
    ...(tooltip !== '' && { name: tooltip, tooltip }),
    ...where(place),
    ...describe(field, place, list),
    ...members,
  }));
}

function makeRadio({ isRequired, isReadOnly }: PlacedField, place: FieldPlace): AnyRadio {
  return {
    ...where(place),
    value: place.value,
    selected: yesOrNo(place.isOn),
    required: yesOrNo(isRequired),
    locked: yesOrNo(isReadOnly),
  };
}

/** Describes the properties of a kind of tab in addition to its label and place. */
function describe(field: PlacedField, place: FieldPlace, list: TabList): AnyTab {
  const { value, isRequired, isReadOnly, maxLength } = field;
  const state = { required: yesOrNo(isRequired), locked: yesOrNo(isReadOnly) };
  const size = { width: whole(place.width), height: whole(place.height) };
  switch (list) {
    case 'signHereTabs':
    case 'initialHereTabs':
      return { optional: 'false', ...scale(place, list === 'signHereTabs' ? 100 : 50) };
    case 'signerAttachmentTabs':
      return { optional: 'false' };
    case 'checkboxTabs':
      return { selected: yesOrNo(place.isOn || isYes(field)), ...state };
    case 'listTabs':
      return { value, listItems: makeItems(field), ...state, ...size, ...letters(field) };
    case 'textTabs':
      return {
        value,
        ...state,
        ...size,
        ...letters(field),
        ...(maxLength !== undefined && { maxLength: String(maxLength) }),
      };
    case 'approveTabs':
    case 'declineTabs':
    case 'viewTabs':
      return size;
    case 'noteTabs':
    case 'envelopeIdTabs':
    case 'dateSignedTabs':
    case 'fullNameTabs':
    case 'firstNameTabs':
    case 'lastNameTabs':
    case 'emailAddressTabs':
      return { ...(value !== '' && { value }), ...size, ...letters(field) };
    default:
      return {
        ...(value !== '' && { value }),
        ...state,
        ...size,
        ...letters(field),
        ...(maxLength !== undefined && { maxLength: String(maxLength) }),
      };
  }
}

/** Reports whether a text field that becomes a box holds a word for yes. */
function isYes({ type, value }: PlacedField): boolean {
  return type === 'text' && /^(?:1|x|on|yes|true)$/iu.test(value.trim());
}

/** The items of a list; a value that a person has typed into the field is one of them. */
function makeItems({ options, value }: PlacedField): AnyListItem[] {
  const isListed = options.some((item) => item.value === value || item.text === value);
  const items = isListed || value === '' ? options : [{ text: value, value }, ...options];
  return items.map((item) => ({
    ...item,
    selected: yesOrNo(value !== '' && (item.value === value || item.text === value)),
  }));
}

const usualHeight = 36;

/** The room of a signature, as a multiple of the usual one: a small field gets a small signature. */
function scale({ width, height }: FieldPlace, usualWidth: number): AnyTab {
  const fits = Math.min(1, width / usualWidth, height / usualHeight);
  return fits === 1 ? {} : { scaleValue: String(Math.max(0.5, Math.floor(fits * 100) / 100)) };
}

/** The sizes of letters that tabs can have. */
const sizes = [7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72];

function letters({ fontSize }: PlacedField): AnyTab {
  if (fontSize === undefined) return {};
  return { fontSize: `size${sizes.findLast((size) => size <= fontSize) ?? sizes[0]}` };
}

function where({ page, x, y }: FieldPlace): AnyRadio {
  return { pageNumber: String(page), xPosition: whole(x), yPosition: whole(y) };
}

function whole(points: number): string {
  return String(Math.round(points));
}

function yesOrNo(is: boolean): 'true' | 'false' {
  return is ? 'true' : 'false';
}
