import type { ProblemKind } from '../engine/problems.ts';
import { Refusal } from '../engine/refusal.ts';
import type { TransportProblem } from '../mock.ts';

interface Described {
  sentence: string;
  /** The problem of the area whose code and sentence are used; `badParameter` by default. */
  kind?: ProblemKind;
  /** The status, if it is not that of the kind. */
  status?: number;
}

const problems: Readonly<Record<TransportProblem, Described>> = {
  tooLarge: { sentence: 'The body exceeds the size limit of this path.', kind: 'tooLarge' },
  timedOut: {
    sentence:
      'The request did not arrive in time. Send it faster, or increase the time-outs of the server.',
    kind: 'timedOut',
  },
  headersTooLarge: {
    sentence: 'The headers exceed the size limit.',
    kind: 'headersTooLarge',
  },
  malformed: { sentence: 'Malformed HTTP request.' },
  wrongHost: { sentence: 'This server does not serve that host.', status: 421 },
  delivery: {
    sentence: 'Events cannot be delivered to a Countersign server. Use the URL of a receiver.',
    status: 403,
  },
  foreignPage: {
    sentence: 'Pages of that origin are not allowed to call this server.',
    status: 403,
  },
};

const headers = { connection: 'close' };

/** Refuses a request that the transport cannot hand on. */
export function transportRefusal(problem: TransportProblem, said: string | undefined): Refusal {
  const { sentence, kind = 'badParameter', status } = problems[problem];
  return new Refusal(kind, said ?? sentence, { headers, ...(status !== undefined && { status }) });
}
