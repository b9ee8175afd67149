import { errorAddress } from '../contract/addresses.ts';
import { href } from '../navigation/href.ts';
import { detailsView, summaryView } from './answer-view.ts';
import { send } from './answer.ts';
import { checkJson, prepareBody } from './body-fields.ts';
import { toCurl } from './curl.ts';
import { requireElement } from '../dom/require-element.ts';
import { make } from './dom.ts';
import { toRequest, type PreparedRequest } from './prepared-request.ts';
import { readRequest } from './read-request.ts';
import { knownServer, rememberServer, servingOrigin } from './server.ts';

/** The form of an operation page: it sends the operation and shows the response. */
export class TryIt extends HTMLElement {
  #running: AbortController | undefined;
  #form = requireElement(this, 'form', HTMLFormElement);
  #server = requireElement(this, '[name=server]', HTMLInputElement);
  #submit = requireElement(this, '[type=submit]', HTMLButtonElement);
  #summary = requireElement(this, '[role=status]', HTMLElement);
  #details = requireElement(this, '.details', HTMLElement);
  #codes = new Set((this.dataset.codes ?? '').split(' '));

  connectedCallback(): void {
    prepareBody(this.#form);
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (this.#running === undefined)
        void this.#act((request) => this.#open(request) ?? this.#send(request));
      else this.#running.abort();
    });
    this.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      if (key === 'Enter' && (ctrlKey || metaKey) && this.#running === undefined)
        this.#form.requestSubmit(this.#submit);
    });
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      const field = this.#form.elements.namedItem(target.dataset.clears ?? '');
      if (field instanceof HTMLInputElement) field.value = '';
      if (target.name === 'curl' && this.#form.reportValidity())
        void this.#act(async (request) => this.#copy(toCurl(request)));
    });
    void this.#setServer();
  }

  async #setServer(): Promise<void> {
    // No other server lets this page use the control API, so none is remembered for it.
    const isOwn = 'own' in this.dataset;
    const usual = await (isOwn ? servingOrigin() : knownServer());
    // An address typed in the meantime takes precedence.
    if (usual !== undefined && this.#server.value === this.#server.defaultValue)
      this.#server.value = usual;
    this.#server.addEventListener('change', () => {
      if (!isOwn) rememberServer(this.#server.value);
    });
    this.#submit.disabled = false;
    this.toggleAttribute('data-ready', true);
  }

  /** Uses the request, unless its body is invalid. */
  async #act(use: (request: PreparedRequest) => Promise<void>): Promise<void> {
    if (!(await checkJson(this.#form))) {
      requireElement(this, '[aria-invalid=true]', HTMLElement).focus();
      return;
    }
    const { method = '', path = '' } = this.dataset;
    await use(await readRequest(this.#form, { method, path }));
  }

  /** Opens a login page, which no script can fetch: a person answers it. */
  #open({ url }: PreparedRequest): Promise<void> | undefined {
    if (!('opens' in this.dataset)) return undefined;
    window.open(url, '_blank', 'noopener');
    return Promise.resolve();
  }

  async #send(prepared: PreparedRequest): Promise<void> {
    const request = toRequest(prepared);
    if (typeof request === 'string') {
      this.#show([make('p', { class: 'bad' }, request)]);
      return;
    }
    const running = new AbortController();
    this.#setRunning(running);
    try {
      const answer = await send(request, running.signal);
      const linkCode = (code: string) => this.#linkCode(code);
      const meaning = this.#meaningOf(answer.response.status);
      const summary = await summaryView(answer, meaning, linkCode);
      this.#show(summary, await detailsView(answer, linkCode));
    } catch (error) {
      this.#show([make('p', { class: 'bad' }, describeFailure(error, prepared))]);
    } finally {
      this.#setRunning(undefined);
    }
  }

  async #copy(command: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(command);
      this.#show([make('p', {}, 'The command is copied.')]);
    } catch {
      // Only pages that came in a secure way may write there.
      const shown = make(
        'pre',
        { tabindex: '0', role: 'region', 'aria-label': 'Command' },
        command,
      );
      this.#show([make('p', {}, 'The browser did not let it be copied; here it is.')], [shown]);
    }
  }

  #setRunning(running: AbortController | undefined): void {
    this.#running = running;
    const { idle = '', busy = '' } = this.#submit.dataset;
    this.#submit.textContent = running === undefined ? idle : busy;
  }

  #show(summary: readonly Node[], details: readonly Node[] = []): void {
    for (const old of this.#details.querySelectorAll('[src^="blob:"], [href^="blob:"]'))
      URL.revokeObjectURL(old.getAttribute('src') ?? old.getAttribute('href') ?? '');
    this.#summary.replaceChildren(...summary);
    this.#details.replaceChildren(...details);
  }

  /** Returns the contract's description of a status. */
  #meaningOf(status: number): string {
    const option = this.querySelector(`option[value="code=${status}"]`);
    return option?.textContent?.slice(`${status} `.length) ?? '';
  }

  #linkCode(code: string): HTMLAnchorElement | undefined {
    if (!this.#codes.has(code)) return undefined;
    return make('a', { href: href(errorAddress(code)) }, code);
  }
}

function describeFailure(error: unknown, { url }: PreparedRequest): string {
  if (error instanceof DOMException && error.name === 'AbortError')
    return 'Stopped before the answer was there.';
  return silenceAt(url);
}

/** Explains how to get a response where none came, for a reader who has the page but no server. */
function silenceAt(url: string): string {
  const { origin, protocol, hostname } = new URL(url);
  // A server lets pages of its own machine call; all others have to be named.
  const cors = isOfThisMachine(location.hostname) ? '' : ` --cors ${location.origin}`;
  const start = `Start one with “npx @countersign/sandbox${cors}”, or with “npm start” in a clone of the repository`;
  if (location.protocol !== 'https:' || protocol !== 'http:')
    return `Nothing answers at ${origin}. ${start}, and send it again.`;
  if (!isOfThisMachine(hostname))
    return `A page that came over https may not call ${origin}. Give the server an https address.`;
  return (
    `Nothing answers at ${origin}, or the browser keeps this page from it. ${start}. ` +
    'Let the page reach this machine if the browser asks. ' +
    'Where it still refuses, read the reference that “npm start” serves itself.'
  );
}

function isOfThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
