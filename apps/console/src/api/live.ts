import { signal } from '@preact/signals';
import { forgetTokens } from './service.ts';
import { controlPath, type Schemas } from './control.ts';
import type { Server } from './about.ts';
import { tenant } from './tenant.ts';

/** The state of the stream of changes. */
export const connection = signal<'connecting' | 'live' | 'lost'>('connecting');

/** The kinds of records that changed, such as `envelope`, `mail`, `delivery`, `tenant`. */
interface Change {
  kinds: string[];
  ids?: string[];
}

type OnChange = (change: Change) => void;
type OnRequest = (request: Schemas['Request']) => void;

let markListening: () => void;

/** Resolves when changes are reported, or cannot be: what is loaded from then on stays current. */
export const listening = new Promise<void>((resolve) => {
  markListening = resolve;
});

const changeListeners = new Set<OnChange>();
const requestListeners = new Set<OnRequest>();

/** Begins to listen; called once, at start. */
export function listen(server: Server): void {
  const address =
    server === 'mock'
      ? '/_countersign/traffic/live?observers=true'
      : `${controlPath}/live?${new URLSearchParams({ tenant: tenant.value, observers: 'true' })}`;
  const source = new EventSource(address);
  source.addEventListener('hello', () => {
    const isFirst = connection.value === 'connecting';
    connection.value = 'live';
    markListening();
    // Changes between the loss of the connection and now were missed.
    if (!isFirst) tell({ kinds: ['*'] });
  });
  source.addEventListener('error', () => {
    connection.value = 'lost';
    markListening();
  });
  source.addEventListener('change', ({ data }) => {
    const change: Change = JSON.parse(data);
    if (change.kinds.includes('tenant')) forgetTokens();
    tell(change);
  });
  source.addEventListener('request', ({ data }) => {
    const request: Schemas['Request'] = JSON.parse(data);
    for (const listener of requestListeners) listener(request);
  });
}

/** Calls a function with each change from now on; the result ends it. The kind `*` means anything. */
export function onChange(listener: OnChange): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/** Calls a function with each request from now on, also those of the console; the result ends it. */
export function onRequest(listener: OnRequest): () => void {
  requestListeners.add(listener);
  return () => requestListeners.delete(listener);
}

function tell(change: Change): void {
  for (const listener of changeListeners) listener(change);
}
