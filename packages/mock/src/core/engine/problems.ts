/** One of the ways in which a request goes wrong before an operation is reached. */
export interface Problem {
  status: number;
  /** The answer as the spec shows it; its sentence is replaced by one about the request. */
  body: Record<string, unknown>;
}

/** The kinds of problem that every area describes in `problems.yaml`. */
export type ProblemKind =
  | 'badBody'
  | 'badParameter'
  | 'noToken'
  | 'badToken'
  | 'notFound'
  | 'methodNotAllowed'
  | 'notAcceptable'
  | 'timedOut'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'headersTooLarge'
  | 'serverError';

/** The errors of an area, by kind of problem. */
export interface Problems extends Record<ProblemKind, Problem> {
  /** The problem of a body with an invalid member, if it is not `badBody`. */
  badMember?: Problem;
  /** The error codes of members that have their own, by their places or names. */
  memberCodes?: Readonly<Record<string, string>>;
  /** The error codes of rules about the body as a whole that have their own. */
  ruleCodes?: Readonly<Record<string, string>>;
  /** The field of an error's body that holds the sentence for people. */
  sentence: string;
  /** The beginnings of the service's messages, by error code. */
  messages?: Readonly<Record<string, string>>;
  /** The field that names one answer: a new GUID each time. */
  reference?: string;
  /** The field that holds the error code, if it is neither `errorCode` nor `error`. */
  code?: string;
  /** The field that holds the status as text. */
  status?: string;
  /** The field that holds the date and time of the answer. */
  timestamp?: string;
  /** The path of the request, where errors have the form of RFC 9457 and name it. */
  detailsOf?: string;
  /** True where refusals are errors of OAuth 2, other than of addresses and rates, and faults of the server. */
  asOAuth?: boolean;
  /** The largest body in bytes that is read. */
  largestBody: number;
  /** The only fields of an error; undefined if it has more. */
  fields?: readonly string[];
  /** The paths of the area whose errors have other fields. */
  otherShapes?: readonly OtherErrorShape[];
}

/** The fields that errors have under some paths of an area; the statuses are those of the area. */
export type OtherErrorShape = {
  /** The prefix of the paths to which this form of error applies; a step in braces is any step. */
  under: string;
} & (
  | {
      /** The field that holds the sentence for people. */
      sentence: string;
      /** The field that holds a new GUID each time. */
      reference: string;
    }
  | {
      /** Problem details of RFC 9457, or errors of OAuth 2 (`asOAuth`). */
      form: 'problem-details' | 'oauth';
    }
);
