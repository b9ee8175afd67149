import type { ProblemKind } from '../engine/contract.ts';
import { Refusal } from '../engine/refusal.ts';
import type { TransportProblem } from '../mock.ts';

interface Described {
  sentence: string;
  /** How the area describes the problem; as a bad parameter where it does not. */
  kind?: ProblemKind;
  /** The status, where it is not the one of the kind. */
  status?: number;
}

const problems: Readonly<Record<TransportProblem, Described>> = {
  tooLarge: { sentence: 'The body is larger than this address reads.', kind: 'tooLarge' },
  timedOut: {
    sentence: 'The request took too long to arrive; send all of it, or ask for more time.',
    kind: 'timedOut',
  },
  headersTooLarge: {
    sentence: 'The headers are larger than the server reads.',
    kind: 'headersTooLarge',
  },
  malformed: { sentence: 'The request is no HTTP that the server can read.' },
  wrongHost: { sentence: 'This server does not answer to that host.', status: 421 },
  delivery: {
    sentence: 'Events are not delivered to a Countersign server; give the address of a receiver.',
    status: 403,
  },
  foreignPage: { sentence: 'Pages of that origin may not call this server.', status: 403 },
};

const headers = { connection: 'close' };

/** Refuses a request that the transport cannot hand on. */
export function transportRefusal(problem: TransportProblem, said: string | undefined): Refusal {
  const { sentence, kind = 'badParameter', status } = problems[problem];
  return new Refusal(kind, said ?? sentence, { headers, ...(status !== undefined && { status }) });
}
