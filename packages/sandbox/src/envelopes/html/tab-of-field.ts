import type { StoredHtml } from '../../state/model/envelope.ts';
import type { AnyTab } from '../tabs/any-tab.ts';
import { tabKinds } from '../tabs/tab-kinds.ts';

type Field = StoredHtml['fields'][number];

/** The fonts that tabs can have, by their names without spaces in lower case. */
const fonts = new Map(
  [
    'Arial',
    'ArialNarrow',
    'Calibri',
    'CourierNew',
    'Garamond',
    'Georgia',
    'Helvetica',
    'LucidaConsole',
    'MSGothic',
    'MSMincho',
    'OCR-A',
    'Tahoma',
    'TimesNewRoman',
    'Trebuchet',
    'Verdana',
  ].map((font) => [font.toLowerCase(), font] as const),
);
const sizes = [7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72];
const colours = new Map(
  Object.entries({
    black: 'Black',
    blue: 'BrightBlue',
    brightblue: 'BrightBlue',
    brightred: 'BrightRed',
    darkblue: 'NavyBlue',
    darkgreen: 'DarkGreen',
    darkred: 'DarkRed',
    gold: 'Gold',
    green: 'Green',
    navy: 'NavyBlue',
    navyblue: 'NavyBlue',
    purple: 'Purple',
    red: 'BrightRed',
    white: 'White',
  }),
);

/** The tab that an element of HTML becomes, with the properties that its attributes give it. */
export function createTabOfField(documentId: string, field: Field): AnyTab {
  const { list, attributes, text, options, width } = field;
  const read = (name: string) => (attributes[name] === '' ? undefined : attributes[name]);
  const isOn = (name: string) => !['false', undefined].includes(attributes[name]?.toLowerCase());
  const name = read('name') ?? read('data-ds-label') ?? read('data-ds-tab-label');
  const isRequired = attributes['required']?.toLowerCase() !== 'false';
  const use = tabKinds[list].use;
  const value = read('value') ?? (list === 'textTabs' || list === 'noteTabs' ? text : undefined);
  return {
    documentId,
    ...placeOf(field),
    ...withoutUndefined({
      tabLabel: name,
      name: use === 'press' ? undefined : read('title'),
      tooltip: read('title'),
      scaleValue: read('data-ds-scale'),
      conditionalParentLabel: read('data-ds-conditional-parent'),
      conditionalParentValue: read('data-ds-conditional-value'),
      shared: attributes['data-ds-shared'] === undefined ? undefined : yes(isOn('data-ds-shared')),
      requireInitialOnSharedChange:
        attributes['data-ds-shared-require-initial'] === undefined
          ? undefined
          : yes(isOn('data-ds-shared-require-initial')),
    }),
    ...readLetters(attributes['style'] ?? ''),
    ...readUse(),
  };

  function readUse() {
    switch (use) {
      case 'sign':
      case 'initial':
        return { optional: yes(!isRequired) };
      case 'tick':
        return {
          selected: yes(isOn('checked')),
          locked: yes(isLocked()),
          // A box must be ticked only where the element says so.
          required: yes('required' in attributes && isRequired),
        };
      case 'press':
        return withoutUndefined({
          buttonText: text === '' ? read('value') : text,
          required: list === 'approveTabs' ? yes(isRequired) : undefined,
        });
      case 'choose':
      case 'pick':
        return {
          listItems: options.map((option) => ({ ...option, selected: yes(option.selected) })),
          required: yes(isRequired),
          locked: yes(isLocked()),
          width: String(Math.round(width)),
        };
      case 'enter':
        return readEntry();
      case 'calculate':
        return withoutUndefined({
          formula: read('data-ds-formula') ?? read('value'),
          required: yes(isRequired),
        });
      case 'show':
        return withoutUndefined({ value });
      default:
        return list === 'signerAttachmentTabs' ? { optional: yes(!isRequired) } : {};
    }
  }

  function readEntry() {
    const lines = Number(read('rows') ?? '1');
    const height = read('height') ?? (lines > 1 ? String(Math.round(field.height)) : undefined);
    return withoutUndefined({
      value,
      required: yes(isRequired),
      locked: yes(isLocked()),
      maxLength: read('maxlength'),
      validationPattern: read('pattern'),
      validationMessage: read('data-ds-pattern-message'),
      formula: read('data-ds-formula'),
      minNumericalValue: list === 'numericalTabs' ? read('min') : undefined,
      maxNumericalValue: list === 'numericalTabs' ? read('max') : undefined,
      disableAutoSize:
        attributes['data-ds-autogrow'] === undefined ? undefined : yes(!isOn('data-ds-autogrow')),
      width: String(Math.round(width)),
      height,
    });
  }

  function isLocked(): boolean {
    return isOn('readonly') || isOn('disabled');
  }
}

/** The place of a field, as tabs have it. */
export function placeOf({ page, x, y }: Pick<Field, 'page' | 'x' | 'y'>) {
  return {
    pageNumber: String(page),
    xPosition: String(Math.round(x)),
    yPosition: String(Math.round(y)),
  };
}

function yes(value: boolean): 'false' | 'true' {
  return value ? 'true' : 'false';
}

/** The letters of a tab by the style of its element. */
function readLetters(style: string): AnyTab {
  const rules = new Map(
    style.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(':');
      return [name.trim().toLowerCase(), value.trim()] as const;
    }),
  );
  const weight = rules.get('font-weight');
  const slant = rules.get('font-style');
  const family = rules
    .get('font-family')
    ?.split(',')[0]
    ?.replaceAll(/["'\s]/gu, '')
    .toLowerCase();
  const colour = rules.get('color')?.toLowerCase();
  const points = readPoints(rules.get('font-size') ?? '');
  return withoutUndefined({
    bold: weight === undefined ? undefined : yes(/^(?:bold|bolder|[6-9]00)$/iu.test(weight)),
    italic: slant === undefined ? undefined : yes(/^(?:italic|oblique)/iu.test(slant)),
    font: fonts.get(family ?? ''),
    fontColor: colour === undefined ? undefined : (colours.get(colour) ?? colour),
    fontSize: points === undefined ? undefined : `Size${nearestSize(points)}`,
  });
}

function readPoints(text: string): number | undefined {
  const [, number = '', unit = 'px'] = /^(\d{1,4}(?:\.\d+)?)(px|pt)?$/iu.exec(text) ?? [];
  if (number === '') return undefined;
  return unit.toLowerCase() === 'pt' ? Number(number) : Number(number) * 0.75;
}

function nearestSize(points: number): number {
  return sizes.reduce((best, size) =>
    Math.abs(size - points) < Math.abs(best - points) ? size : best,
  );
}

function withoutUndefined<Members extends object>(
  members: Members,
): {
  [Name in keyof Members]?: Exclude<Members[Name], undefined>;
} {
  const kept: { [Name in keyof Members]?: Exclude<Members[Name], undefined> } = {};
  for (const [name, value] of Object.entries(members))
    if (value !== undefined) Reflect.set(kept, name, value);
  return kept;
}
