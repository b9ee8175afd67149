import type {
  DocumentHtmlDefinition,
  DocumentHtmlDisplayAnchor,
} from '@countersign/types/esign-v2.1';
import { escapeHtml } from './escape-html.ts';

/**
 * Converts the lines of a document to HTML. Sections between two anchors are folded, or left out if
 * they are only printed; other display types have no effect here. If the layout contains the HTML
 * of the page, it is returned unchanged.
 */
export function toHtml(
  lines: readonly string[],
  { source = 'document', displayAnchors = [], headerLabel = '' }: DocumentHtmlDefinition,
): string {
  if (source !== '' && source !== 'document') return source;
  const left = [...lines];
  const parts: string[] = headerLabel === '' ? [] : [element('h1', headerLabel)];
  while (left.length > 0) {
    const anchor = displayAnchors.find(
      (one) =>
        holds(left[0] ?? '', one.startAnchor ?? '', one.caseSensitive) &&
        findEnd(left, one) !== undefined,
    );
    const last = (anchor && findEnd(left, anchor)) ?? 0;
    const taken = left.splice(0, last + 1);
    parts.push(anchor === undefined ? paragraphs(taken) : shown(taken, anchor));
  }
  return `<!DOCTYPE html><html><body>${parts.join('')}</body></html>`;
}

/**
 * Finds the last line of an anchor's part: the last of the document if no end is named;
 * undefined if the document does not have the named text, so that the anchor has no effect.
 */
function findEnd(
  lines: readonly string[],
  { endAnchor = '', caseSensitive }: DocumentHtmlDisplayAnchor,
): number | undefined {
  if (endAnchor === '') return lines.length - 1;
  const found = lines.findIndex((line) => holds(line, endAnchor, caseSensitive));
  return found === -1 ? undefined : found;
}

function holds(line: string, text: string, caseSensitive = false): boolean {
  if (text === '') return false;
  return caseSensitive ? line.includes(text) : line.toLowerCase().includes(text.toLowerCase());
}

function shown(lines: readonly string[], anchor: DocumentHtmlDisplayAnchor): string {
  const { startAnchor = '', endAnchor = '', displaySettings = {} } = anchor;
  const unwanted = [
    ...(anchor.removeStartAnchor === true ? [startAnchor] : []),
    ...(anchor.removeEndAnchor === true ? [endAnchor] : []),
  ];
  const kept = lines
    .map((line) => unwanted.reduce((left, text) => left.replace(text, '').trim(), line))
    .filter((line) => line !== '');
  switch (displaySettings.display) {
    case 'print_only':
      return '';
    case 'collapsed':
    case 'collapsible': {
      const open = displaySettings.display === 'collapsible' ? ' open' : '';
      const summary = element('summary', displaySettings.displayLabel ?? startAnchor);
      return `<details${open}>${summary}${paragraphs(kept)}</details>`;
    }
    case 'continue_button': {
      const summary = element('summary', displaySettings.displayLabel ?? 'Continue');
      return `<details>${summary}${paragraphs(kept)}</details>`;
    }
    default:
      return paragraphs(kept);
  }
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => element('p', line)).join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
