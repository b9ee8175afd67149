import type { Engine } from './engine.ts';
import { requireElement } from '../dom/require-element.ts';
import { ResultList } from './result-list.ts';
import type { SearchIndex } from './record.ts';

let loading: Promise<Engine> | undefined;

/** Loads the index and the search engine; once for a page, and again after a failure. */
function loadEngine(address: string): Promise<Engine> {
  loading ??= load(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(address: string): Promise<Engine> {
  const [{ createEngine }, index] = await Promise.all([import('./engine.ts'), fetchIndex(address)]);
  return createEngine(index);
}

async function fetchIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server responded with ${response.status} for ${address}.`);
  return response.json();
}

/** The button in the header and the dialog that it opens (components/Search.astro). */
export class SiteSearch extends HTMLElement {
  readonly #base = this.dataset['base'] ?? '/';
  readonly #opener = requireElement(this, '.opener', HTMLButtonElement);
  readonly #dialog = requireElement(this, 'dialog', HTMLDialogElement);
  readonly #input = requireElement(this, 'input', HTMLInputElement);
  readonly #status = requireElement(this, '[role=status]', HTMLElement);
  readonly #retry = requireElement(this, '.retry', HTMLButtonElement);
  readonly #hint = requireElement(this, '.hint', HTMLElement);
  readonly #listbox = requireElement(this, '[role=listbox]', HTMLElement);
  readonly #results = new ResultList(this.#listbox, this.#input, this.#base);
  #engine: Engine | undefined;

  connectedCallback(): void {
    // A reader who points at the button is likely to press it.
    const prepare = () => void this.#load().catch(() => undefined);
    this.#opener.addEventListener('pointerenter', prepare);
    this.#opener.addEventListener('focus', prepare);
    this.#opener.addEventListener('click', () => this.#open());
    requireElement(this, '.close', HTMLButtonElement).addEventListener('click', () =>
      this.#dialog.close(),
    );
    this.#retry.addEventListener('click', () => {
      this.#input.focus();
      void this.#update();
    });
    this.#dialog.addEventListener('click', ({ target }) => {
      // Beside the frame there is only the dialog itself.
      if (target === this.#dialog) this.#dialog.close();
    });
    this.#listbox.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
      if (!ctrlKey && !metaKey && !shiftKey) this.#dialog.close();
    });
    this.#input.addEventListener('input', () => void this.#update());
    this.#input.addEventListener('keydown', (event) => this.#press(event));
    onShortcut({
      isOpen: () => this.#dialog.open,
      open: () => this.#open(),
      close: () => this.#dialog.close(),
    });
  }

  #open(): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#input.select();
    void this.#update();
  }

  async #load(): Promise<Engine> {
    this.#engine ??= await loadEngine(`${this.#base}search.json`);
    return this.#engine;
  }

  async #update(): Promise<void> {
    this.#retry.hidden = true;
    // Once it is there nothing waits: the results come in the same task as the key.
    if (this.#engine === undefined) {
      this.#say('Loading the search index …');
      try {
        await this.#load();
      } catch {
        this.#results.show({ records: [], terms: [] });
        this.#say('The search index could not be loaded. Is the site still there?');
        this.#retry.hidden = false;
        return;
      }
    }
    if (this.#engine !== undefined) this.#answer(this.#engine);
  }

  #answer(engine: Engine): void {
    const query = this.#input.value.trim();
    const answer = engine.search(query);
    this.#results.show(answer);
    this.#hint.hidden = query !== '';
    const shown = answer.records.length;
    if (query === '') this.#say('');
    else if (shown === 0) this.#say(`Nothing found for “${query}”.`);
    else if (shown < answer.total) this.#say(`The best ${shown} of ${answer.total} results`);
    else this.#say(shown === 1 ? '1 result' : `${shown} results`);
  }

  #say(words: string): void {
    this.#status.textContent = words;
  }

  #press(event: KeyboardEvent): void {
    // While a word is being composed, its keys belong to that.
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') this.#results.move(1);
    else if (event.key === 'ArrowUp') this.#results.move(-1);
    else if (event.key === 'Enter') this.#results.open();
    else return;
    event.preventDefault();
  }
}

/** The dialog that a shortcut opens and closes. */
interface Target {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/**
 * Calls the target on shortcuts: Control+K, or Command+K, opens and closes it; `/` opens it outside
 * of text fields.
 */
function onShortcut(target: Target): void {
  window.addEventListener('keydown', (event) => {
    const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPalette && target.isOpen()) target.close();
    else if (isPalette || (isSlash && !isTypedInto(event.target))) target.open();
    else return;
    event.preventDefault();
  });
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
