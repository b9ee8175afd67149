import { useEffect, useRef, useState } from 'preact/hooks';
import { control, unwrap, type Schemas } from '../api/control.ts';
import { listening, onChange } from '../api/live.ts';
import { describeProblem } from '../api/problem.ts';
import type { Resource } from '../api/use-resource.ts';

/** An envelope or a template as a list shows it. */
export type Summary = Schemas['EnvelopeSummary'];

type Kind = 'envelope' | 'template';

/** The filter of the list; empty texts do not limit it. */
export interface SummaryFilter {
  text: string;
  status: string;
  /** Empty for all folders but the recycle bin. */
  folder: string;
  account: string;
  sender: string;
}

/** The rows that are loaded, and how many there are. */
export interface Summaries {
  items: readonly Summary[];
  /** The number of those that match the filter. */
  matching: number;
  /** The number of all. */
  total: number;
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined;
}

/** The number of rows of a page. */
const pageSize = 100;
/** The maximum number of changed rows to request; with more, the first page is loaded again. */
const mostChanged = 100;
/** The server names no more IDs of a change than these. */
const mostIds = 50;
const quietTime = 120;

/** The folder of deleted items. */
export const recycleBin = 'recyclebin';

/**
 * Loads the envelopes or templates that match a filter, page by page, and keeps them current by
 * loading only changed ones.
 */
export function useSummaries(
  kind: Kind,
  filter: SummaryFilter,
): Resource<Summaries> & { loadMore: () => void } {
  const [data, setData] = useState<Summaries>();
  const [error, setError] = useState<string>();
  const known = useRef<{ text: string; summaries: Summaries } | undefined>(undefined);
  // Work goes one after the other, and what was asked for an older filter is dropped.
  const queue = useRef(Promise.resolve());
  const text = JSON.stringify(filter);
  const latest = useRef(text);
  latest.current = text;

  function enqueue(work: () => Promise<Summaries | undefined>): void {
    queue.current = queue.current.then(async () => {
      if (latest.current !== text) return undefined;
      try {
        const loaded = await work();
        if (latest.current !== text || loaded === undefined) return undefined;
        known.current = { text, summaries: loaded };
        setData(loaded);
        setError(undefined);
      } catch (problem) {
        setError(describeProblem(problem));
      }
      return undefined;
    });
  }

  /** Returns what is loaded for this filter. */
  const before = () => (known.current?.text === text ? known.current.summaries : undefined);
  const reload = () => enqueue(() => loadFirst(kind, filter));
  const loadMore = () =>
    enqueue(async () => {
      const { items = [], next } = before() ?? {};
      if (next === undefined) return undefined;
      const page = await list(kind, filter, { limit: pageSize, after: next });
      return { ...readCounts(page), items: merge(items, page.envelopes), next: page.next };
    });
  const loadChanged = (ids: ReadonlySet<string>) =>
    enqueue(async () => {
      const loaded = before();
      const since = loaded?.items
        .map(({ changedAt }) => changedAt)
        .toSorted()
        .at(-1);
      if (loaded === undefined || since === undefined) return loadFirst(kind, filter);
      const page = await list(kind, filter, { limit: mostChanged, changedSince: since });
      if (page.next !== undefined) return loadFirst(kind, filter);
      // Those that have changed and are not in the answer no longer match, or were removed.
      const kept = loaded.items.filter(({ envelopeId }) => !ids.has(envelopeId));
      return { ...readCounts(page), items: merge(page.envelopes, kept), next: loaded.next };
    });

  const actions = useRef({ reload, loadChanged });
  actions.current = { reload, loadChanged };

  useEffect(() => {
    // People type: the list follows once they pause.
    const timer = setTimeout(
      () => void listening.then(() => actions.current.reload()),
      known.current === undefined ? 0 : quietTime,
    );
    return () => clearTimeout(timer);
  }, [kind, text]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = new Set<string>();
    let whole = false;
    function refresh(): void {
      timer = undefined;
      if (whole) actions.current.reload();
      else actions.current.loadChanged(changed);
      changed = new Set();
      whole = false;
    }
    const stop = onChange(({ kinds, ids = [] }) => {
      // After a reset, a restored snapshot or a lost connection, anything may be different.
      if (kinds.includes('*') || kinds.includes('tenant') || ids.length >= mostIds) whole = true;
      else if (kinds.includes(kind)) for (const id of ids) changed.add(id);
      else return;
      timer ??= setTimeout(refresh, quietTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [kind]);
  return { data, error, reload, loadMore };
}

async function loadFirst(kind: Kind, filter: SummaryFilter): Promise<Summaries> {
  const page = await list(kind, filter, { limit: pageSize });
  return { ...readCounts(page), items: page.envelopes, next: page.next };
}

function list(
  kind: Kind,
  { text, status, folder, account, sender }: SummaryFilter,
  page: { limit: number; after?: string; changedSince?: string },
): Promise<Schemas['EnvelopeSummaryList']> {
  const query = {
    kind,
    counts: 'true',
    ...(text.trim() !== '' && { search: text.trim() }),
    ...(status !== '' && { status }),
    ...(folder === '' ? { deleted: 'false' as const } : { folder }),
    ...(account !== '' && { account }),
    ...(sender !== '' && { sender }),
    ...page,
  } as const;
  return unwrap(control.GET('/envelopes', { params: { query } }));
}

function readCounts({ matching = 0, total = 0 }: Schemas['EnvelopeSummaryList']) {
  return { matching, total };
}

/** Concatenates lists; the first one wins if both have the same envelope. */
function merge(first: readonly Summary[], second: readonly Summary[]): Summary[] {
  const taken = new Set(first.map(({ envelopeId }) => envelopeId));
  return [...first, ...second.filter(({ envelopeId }) => !taken.has(envelopeId))];
}
