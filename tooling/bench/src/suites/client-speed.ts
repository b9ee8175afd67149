import { bareFetch } from '../client/calls/bare-fetch.ts';
import type { Calls, MakeCalls } from '../client/calls/calls.ts';
import { startServer } from '../client/start-server.ts';
import type { Goal, SpeedCase, Suite } from '../suite.ts';

const closeToFetch: Goal = { atLeast: 0.9 };

// Loaded where they are measured, and not with all suites: that takes time and memory.
const ours = async () => (await import('../client/calls/ours.ts')).ours;
const openapiFetch = async () => (await import('../client/calls/openapi-fetch.ts')).openapiFetch;
const official = async () => (await import('../client/calls/official.ts')).official;

/** How many calls are under way where they are not made one after the other. */
const atOnce = 50;

/** Calls of a client to a server on the same machine. */
export const clientSpeed: Suite = {
  about:
    'Calls of a client to a server on the same machine, a process of its own that answers at once: `EnvelopeLocks_create`, which sends a small body and gets a small answer, and `Envelopes_get`, which gets an envelope of 3 kB. The reference is what one would write with nothing but `fetch`: the same request, the status looked at, `response.json()`.',
  cases: {
    lock: calling('our client', ours, 'lock', 1, closeToFetch),
    lockAtOnce: calling('our client', ours, 'lock', atOnce, closeToFetch),
    read: calling('our client', ours, 'read', 1, closeToFetch),
    readAtOnce: calling('our client', ours, 'read', atOnce, closeToFetch),
    lockOpenapiFetch: calling('openapi-fetch', openapiFetch, 'lock', 1),
    lockAtOnceOpenapiFetch: calling('openapi-fetch', openapiFetch, 'lock', atOnce),
    readOpenapiFetch: calling('openapi-fetch', openapiFetch, 'read', 1),
    readAtOnceOpenapiFetch: calling('openapi-fetch', openapiFetch, 'read', atOnce),
    lockOfficial: calling('the official client', official, 'lock', 1),
    lockAtOnceOfficial: calling('the official client', official, 'lock', atOnce),
    readOfficial: calling('the official client', official, 'read', 1),
    readAtOnceOfficial: calling('the official client', official, 'read', atOnce),
  },
};

function calling(
  who: string,
  load: () => Promise<MakeCalls>,
  operation: keyof Calls,
  times: number,
  goal?: Goal,
): SpeedCase {
  const of = operation === 'lock' ? '`EnvelopeLocks_create`' : '`Envelopes_get`';
  return {
    what: `${who}, ${of}, ${times === 1 ? 'one after the other' : `${times} at once`}`,
    reference: 'bare `fetch`',
    measure: 'throughput',
    ...(goal !== undefined && { goal }),
    async prepare() {
      const make = await load();
      const { baseUrl, close } = await startServer();
      const subject = make(baseUrl)[operation];
      const reference = bareFetch(baseUrl)[operation];
      const [got, wanted] = [await subject(), await reference()];
      if (wanted === undefined || got !== wanted)
        throw new Error(`${who} gives ${got}, bare fetch ${wanted}`);
      return { subject: several(subject, times), reference: several(reference, times), close };
    },
  };
}

function several(call: () => Promise<unknown>, times: number): () => Promise<unknown> {
  if (times === 1) return call;
  return () => Promise.all(Array.from({ length: times }, () => call()));
}
