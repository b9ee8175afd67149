import type { Answer } from './engine.ts';
import { markTerms } from './marks.ts';
import { kinds, type SearchRecord } from './record.ts';

/** The listbox with the results. The input keeps the focus; one result at a time is the active one. */
export class ResultList {
  readonly #list: HTMLElement;
  readonly #input: HTMLInputElement;
  readonly #base: string;
  #active = -1;

  constructor(list: HTMLElement, input: HTMLInputElement, base: string) {
    this.#list = list;
    this.#input = input;
    this.#base = base;
  }

  /** Shows the results of a query instead of those before, or none. */
  show({ records, terms }: Pick<Answer, 'records' | 'terms'>): void {
    this.#list.replaceChildren(...records.map((record, at) => this.#option(record, terms, at)));
    this.#list.scrollTop = 0;
    this.#list.hidden = records.length === 0;
    this.#input.ariaExpanded = String(records.length > 0);
    this.#activate(records.length > 0 ? 0 : -1);
  }

  /** Moves the selection by a number of results; the first follows the last. */
  move(by: number): void {
    const count = this.#list.children.length;
    if (count > 0) this.#activate((this.#active + by + count) % count);
  }

  /** Follows the active result. */
  open(): void {
    this.#optionAt(this.#active)?.click();
  }

  #activate(at: number): void {
    this.#optionAt(this.#active)?.setAttribute('aria-selected', 'false');
    this.#active = at;
    const option = this.#optionAt(at);
    if (option === undefined) {
      this.#input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', option.id);
  }

  #optionAt(at: number): HTMLElement | undefined {
    const option = this.#list.children.item(at);
    return option instanceof HTMLElement ? option : undefined;
  }

  // A link, so that it can be opened in a tab of its own as any other.
  #option(record: SearchRecord, terms: readonly string[], at: number): HTMLAnchorElement {
    const option = document.createElement('a');
    option.id = `search-result-${at}`;
    option.href = this.#base + record.address;
    option.role = 'option';
    option.tabIndex = -1;
    option.setAttribute('aria-selected', 'false');
    option.append(
      text('title', record.title, terms),
      text('kind', [kinds[record.kind], record.area].filter(Boolean).join(' · ')),
      text('detail', record.detail, terms),
    );
    if (record.call !== undefined) option.append(text('call', record.call, terms));
    return option;
  }
}

function text(name: string, value: string, terms: readonly string[] = []): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.append(
    ...markTerms(value, terms).map((piece) => {
      if (!piece.marked) return piece.text;
      const mark = document.createElement('mark');
      mark.textContent = piece.text;
      return mark;
    }),
    // The space makes screen readers read them as separate words.
    ' ',
  );
  return element;
}
