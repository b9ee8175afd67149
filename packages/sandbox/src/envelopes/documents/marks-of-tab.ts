import type { PageMark, TextStyle } from '../../documents/index.ts';
import type { StoredSender } from '../../state/model/envelope.ts';
import type { AnyRadio, AnyTab } from '../tabs/any-tab.ts';
import type { ListedTab } from '../tabs/each-tab.ts';
import { formatTabNumber } from '../tabs/format-number.ts';
import { tabKinds } from '../tabs/tab-kinds.ts';
import { hasValue, getTabValue } from '../tabs/tab-values.ts';

/** Facts about the recipient who fills in a tab. */
export interface Filler {
  /** True once the recipient is done: only then the signature shows. */
  done: boolean;
  name: string;
  initials: string;
  /** The font of the name and of the initials. */
  font: string | undefined;
  /** The identifier that is drawn next to the signature. */
  id: string;
  signatureImage: Uint8Array | undefined;
  initialsImage: Uint8Array | undefined;
  /** The lines of a notary's seal. */
  seal?: readonly string[];
}

/** Creates the marks to draw for a tab; none for an empty tab. */
export function marksOfTab(
  { list, tab, prefill }: ListedTab,
  filler: Filler,
  sender: StoredSender,
): PageMark[] {
  const place = readPlace(tab);
  switch (tabKinds[list].use) {
    case 'sign':
    case 'initial':
      return filler.done && !isLeftOut(tab)
        ? [signature(tab, tabKinds[list].use === 'sign', filler)]
        : [];
    case 'tick':
      return filler.done || tab.selected === 'true'
        ? [{ kind: 'checkbox', ...place, checked: tab.selected === 'true' }]
        : [];
    case 'press':
      return filler.done && !isLeftOut(tab) && list === 'approveTabs'
        ? [{ kind: 'approve', ...place, ...readTextStyle(tab), label: tab.buttonText }]
        : [];
    case 'pick':
      return radios(tab, filler.done);
    default:
      break;
  }
  if (list === 'notarySealTabs') return drawSeal(tab, filler);
  if (list === 'senderNameTabs' && prefill) return text(tab, sender.userName);
  return hasValue(list) && tab.hidden !== 'true' ? text(tab, shown(tab, list, filler.done)) : [];
}

/** Checks whether the tab was optional, and its signer left it out. */
function isLeftOut({ status }: AnyTab): boolean {
  return status === 'na';
}

function shown(tab: AnyTab, list: ListedTab['list'], done: boolean): string {
  const value =
    list === 'listTabs' ? textOfItem(tab) : formatTabNumber(list, tab, getTabValue(list, tab));
  return tab.concealValueOnDocument === 'true' && done ? '*'.repeat(value.length) : value;
}

function textOfItem({ listItems = [], value = '' }: AnyTab): string {
  return listItems.find((item) => item.value === value)?.text ?? value;
}

function signature(tab: AnyTab, whole: boolean, filler: Filler): PageMark {
  const scale = Number(tab.scaleValue ?? '1') || 1;
  return {
    kind: whole ? 'signature' : 'initials',
    ...readPlace(tab),
    name: whole ? filler.name : filler.initials,
    font: filler.font,
    image: whole ? filler.signatureImage : filler.initialsImage,
    id: whole ? filler.id : undefined,
    width: (whole ? 100 : 50) * scale,
    height: 36 * scale,
  };
}

/** The size of a seal in points. */
const sealWidth = 150;
const sealHeight = 80;

/** A framed seal with its lines, once the notary has signed. */
function drawSeal(tab: AnyTab, { done, seal = [] }: Filler): PageMark[] {
  if (!done || seal.length === 0) return [];
  const scale = Number(tab.scaleValue ?? '1') || 1;
  const place = readPlace(tab);
  const [width, height] = [sealWidth * scale, sealHeight * scale];
  return [
    { kind: 'signature', ...place, name: '', image: undefined, id: 'NOTARY SEAL', width, height },
    {
      kind: 'textBox',
      ...place,
      x: place.x + 6,
      y: place.y + 5,
      value: seal.join('\n'),
      width: width - 12,
      height: height - 16,
      fontSize: 9 * scale,
    },
  ];
}

function radios({ radios: buttons = [] }: AnyTab, done: boolean): PageMark[] {
  return buttons
    .filter(({ selected }) => done || selected === 'true')
    .map((radio) => ({ kind: 'radio', ...readPlace(radio), selected: radio.selected === 'true' }));
}

function text(tab: AnyTab, value: string): PageMark[] {
  if (value === '') return [];
  const [width, height] = [Number(tab.width ?? '0'), Number(tab.height ?? '0')];
  const mark = { ...readPlace(tab), ...readTextStyle(tab), value };
  // A box that is lower than its letters would hold nothing.
  return width > 0 && height > (mark.fontSize ?? 9)
    ? [{ kind: 'textBox', ...mark, width, height }]
    : [{ kind: 'text', ...mark }];
}

function readPlace({ pageNumber = '1', xPosition = '0', yPosition = '0' }: AnyRadio) {
  return { page: Number(pageNumber), x: Number(xPosition), y: Number(yPosition) };
}

function readTextStyle(tab: AnyTab): TextStyle {
  const size = /\d+/u.exec(tab.fontSize ?? '')?.[0];
  return {
    font: tab.font,
    fontSize: size === undefined ? undefined : Number(size),
    colour: tab.fontColor,
    bold: tab.bold === 'true',
    italic: tab.italic === 'true',
    underline: tab.underline === 'true',
  };
}
