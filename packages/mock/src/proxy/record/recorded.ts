/** An exchange as a recording keeps it: one file of JSON, with a body that is none beside it. */
export interface RecordedExchange {
  /** The area and the operation; absent where the contract has none. */
  area?: string;
  /** The time of the response, as ISO 8601 in UTC. */
  at?: string;
  operation?: string;
  request: RecordedMessage & { method: string; url: string };
  response: RecordedMessage & { status: number };
}

interface RecordedMessage {
  headers: Record<string, string>;
  /** JSON; or a form as text. */
  body?: unknown;
  /** The file with the body, beside this one. */
  bodyFile?: string;
}

/** The file that says where a recording comes from. */
export const aboutFile = 'recording.json';

/** Facts about a recording as a whole. */
export interface AboutRecording {
  /** Scheme, host and port of the upstreams: a replay puts its own address in their place. */
  origins: string[];
  recordedAt: string;
}
