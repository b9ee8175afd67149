import { signal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { control, unwrap, type Schemas } from '../api/control.ts';
import { onChange } from '../api/live.ts';
import { describeProblem } from '../api/problem.ts';
import type { Resource } from '../api/use-resource.ts';

/** An envelope or a template as a list shows it. */
export type Summary = Schemas['EnvelopeSummary'];

type Kind = 'envelope' | 'template';

/** All summaries of a kind. They are kept while other pages are shown, so that going back is instant. */
interface Store {
  items: ReadonlySignal<readonly Summary[] | undefined>;
  error: ReadonlySignal<string | undefined>;
  load: () => Promise<void>;
}

/** The first page is small, so that something is shown soon. */
const firstPage = 200;
const nextPages = 10_000;
const quietTime = 120;
const stores = new Map<Kind, Store>();

/**
 * Returns all envelopes or templates of the tenant, and keeps them current by loading only changed
 * ones.
 */
export function useSummaries(kind: Kind): Resource<readonly Summary[]> {
  const { items, error, load } = findStore(kind);
  useEffect(() => {
    if (items.peek() === undefined) void load();
  }, [items, load]);
  return { data: items.value, error: error.value, reload: () => void load() };
}

function findStore(kind: Kind): Store {
  const known = stores.get(kind);
  if (known !== undefined) return known;
  const created = createStore(kind);
  stores.set(kind, created);
  return created;
}

function createStore(kind: Kind): Store {
  const items = signal<readonly Summary[]>();
  const error = signal<string>();
  // Work goes one after the other, so that an older answer never replaces a newer one.
  let queue = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = new Set<string>();
  let whole = false;
  let started = false;

  function enqueue(work: () => Promise<void>): Promise<void> {
    queue = queue.then(async () => {
      try {
        await work();
        error.value = undefined;
      } catch (problem) {
        error.value = describeProblem(problem);
      }
      return undefined;
    });
    return queue;
  }

  async function loadAll(): Promise<void> {
    let page = await list({ kind, limit: firstPage });
    let all = page.envelopes;
    // A list that is already shown is not cut to its first page while it is loaded again.
    if (items.value === undefined) items.value = all;
    while (page.next !== undefined) {
      page = await list({ kind, limit: nextPages, after: page.next });
      all = merge(all, page.envelopes);
    }
    items.value = all;
  }

  async function loadChanged(ids: ReadonlySet<string>): Promise<void> {
    const known = items.value ?? [];
    const since = known.reduce(
      (latest, { changedAt }) => (changedAt > latest ? changedAt : latest),
      '',
    );
    if (since === '') return loadAll();
    const { envelopes, next } = await list({ kind, limit: nextPages, changedSince: since });
    const found = new Set(envelopes.map(({ envelopeId }) => envelopeId));
    // An item was removed, or the clock was moved back: the known items no longer show which ones
    // are new.
    const lost = known.some(({ envelopeId }) => ids.has(envelopeId) && !found.has(envelopeId));
    if (next !== undefined || lost) return loadAll();
    items.value = merge(envelopes, known);
    return undefined;
  }

  function refresh(): void {
    timer = undefined;
    const ids = changed;
    const all = whole;
    changed = new Set();
    whole = false;
    void enqueue(() => (all ? loadAll() : loadChanged(ids)));
  }

  onChange(({ kinds, ids = [] }) => {
    // A change during loading may be missing from the loaded list.
    if (!started) return;
    // After a reset, a restored snapshot or a lost connection, anything may be different.
    if (kinds.includes('*') || kinds.includes('tenant')) whole = true;
    else if (kinds.includes(kind)) for (const id of ids) changed.add(id);
    else return;
    timer ??= setTimeout(refresh, quietTime);
  });
  function load(): Promise<void> {
    started = true;
    return enqueue(loadAll);
  }

  return { items, error, load };
}

async function list(query: {
  kind: Kind;
  limit: number;
  after?: string;
  changedSince?: string;
}): Promise<Schemas['EnvelopeSummaryList']> {
  return unwrap(control.GET('/envelopes', { params: { query } }));
}

/** Concatenates lists; the first one wins if both have the same envelope. */
function merge(first: readonly Summary[], second: readonly Summary[]): Summary[] {
  const taken = new Set(first.map(({ envelopeId }) => envelopeId));
  return [...first, ...second.filter(({ envelopeId }) => !taken.has(envelopeId))];
}
