import type { Translate } from '../../../pages/languages/language.ts';
import type { AnyTab } from '../../tabs/any-tab.ts';
import type { ListedTab } from '../../tabs/each-tab.ts';
import type { ControlKind } from './control.ts';

/** Words of labels that say nothing but the kind of a field. */
const technical =
  /^(?:\p{L}|attach(?:ment)?|cb|check(?:box)?|chk|dropdown|field|fld|gr(?:ou)?p|here|initials?|input|li?st|num(?:ber)?|radio|rb|sign(?:ature|er)?|tab|te?xt(?:box)?)$/u;

const guid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/iu;

/**
 * Names a field for the person who fills it in: by the words of the sender, or else by its kind and
 * page. Labels that only a program reads, such as `sign1`, are not shown.
 */
export function chooseFieldLabel(
  { list, tab }: ListedTab,
  kind: ControlKind,
  t: Translate,
): string {
  const { buttonText = '', tooltip = '', tabLabel, groupName, name } = tab;
  const own = [buttonText, tooltip].find((text) => text !== '');
  if (own !== undefined) return own;
  const readable = [tabLabel, groupName, name].map(makeReadable).find((text) => text !== '');
  if (readable !== undefined) return readable;
  return list === 'viewTabs' ? t('View') : describeByPlace(tab, kind, t);
}

/** Writes a label as words: `full_name` as `Full name`; empty if it has none that people know. */
function makeReadable(label = ''): string {
  const text = label.trim();
  // The words for it, when a sender writes them.
  if (/^(?:Signature|Initials)$/u.test(text)) return text;
  if (!/\p{L}/u.test(text) || guid.test(text)) return '';
  const parts = text
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[\s_./#*\\-]+/u)
    .filter((part) => part !== '');
  if (parts.every((part) => /^\d+$/u.test(part) || technical.test(part.toLowerCase()))) return '';
  // The sender wrote words.
  if (/\s/u.test(text) || (parts.length === 1 && parts[0] === text)) return text;
  const [first = '', ...rest] = parts;
  const words = rest.map((part) => (part === part.toUpperCase() ? part : part.toLowerCase()));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...words].join(' ');
}

function describeByPlace(tab: AnyTab, kind: ControlKind, t: Translate): string {
  if (kind === 'press') return t('Approve');
  if (kind === 'decline') return t('Decline');
  const what = nameKind(kind, t);
  const page = tab.pageNumber ?? tab.radios?.[0]?.pageNumber ?? '';
  return page === '' ? what : t('{what}, page {page}', { what, page });
}

function nameKind(kind: ControlKind, t: Translate): string {
  switch (kind) {
    case 'sign':
      return t('Signature');
    case 'initial':
      return t('Initials');
    case 'tick':
      return t('Check box');
    case 'file':
      return t('Attachment');
    case 'date':
      return t('Date');
    case 'list':
    case 'radio':
      return t('Choice');
    case 'note':
      return t('Note');
    default:
      return t('Text');
  }
}
