import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { listening, onChange } from './live.ts';
import { describeProblem } from './problem.ts';

/** Data that is loaded from the server, and again whenever it changes there. */
export interface Resource<Data> {
  /** Undefined until it was loaded; kept while it is loaded again. */
  data: Data | undefined;
  /** The reason why the last attempt failed. */
  error: string | undefined;
  reload(): void;
}

interface ResourceOptions {
  /** The kinds of changes after which it is loaded again; never if empty. */
  kinds?: readonly string[];
  /** Loads again when this changes, such as the ID of the open item. */
  key?: string;
}

const quietTime = 120;

/** Loads something and keeps it current. */
export function useResource<Data>(
  load: () => Promise<Data>,
  { kinds = [], key = '' }: ResourceOptions = {},
): Resource<Data> {
  const [data, setData] = useState<Data>();
  const [error, setError] = useState<string>();
  // The newest function, and the newest attempt: answers to older ones come too late.
  const latest = useRef(load);
  latest.current = load;
  const attempt = useRef(0);
  const reload = useCallback(() => {
    attempt.current += 1;
    const own = attempt.current;
    void attemptToLoad(latest.current).then((outcome) => {
      if (own !== attempt.current) return undefined;
      if ('loaded' in outcome) setData(() => outcome.loaded);
      setError(outcome.error);
      return undefined;
    });
  }, []);
  useEffect(() => {
    setData(undefined);
    // Loaded once: what happens afterwards is reported.
    void listening.then(reload);
  }, [key, reload]);
  const watched = kinds.join(' ');
  useEffect(() => {
    if (watched === '') return undefined;
    const wanted = new Set([...watched.split(' '), '*', 'tenant']);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onChange((change) => {
      if (!change.kinds.some((kind) => wanted.has(kind))) return;
      // Further changes do not postpone the update, or a busy server would never be shown.
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, quietTime);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [watched, reload]);
  return { data, error, reload };
}

async function attemptToLoad<Data>(
  load: () => Promise<Data>,
): Promise<{ loaded: Data; error?: undefined } | { error: string }> {
  try {
    return { loaded: await load() };
  } catch (problem) {
    return { error: describeProblem(problem) };
  }
}
