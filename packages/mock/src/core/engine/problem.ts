import { randomUUID } from 'node:crypto';
import type { MockResponse, Outcome } from '../message.ts';
import { http } from '../node-http.ts';
import type { Finding } from '../traffic/exchange.ts';
import type { ServedArea } from './contract.ts';
import { encodeProblem } from './problem-xml.ts';
import type { Problem, Problems } from './problems.ts';
import type { Refusal } from './refusal.ts';

/** Answers a refusal in the area's own shape, as XML where the caller speaks it. */
export function problemResponse(
  { area, problems, headers: common, errorSchema }: ServedArea,
  refusal: Refusal,
  { xml, operation }: { xml: boolean; operation?: string },
): MockResponse {
  const { kind, headers, findings, body: own, status } = refusal;
  const asOAuth = problems.asOAuth === true && !asElsewhere.has(status ?? problems[kind].status);
  const named = asOAuth ? { ...errorSchema.xml, name: 'oauthErr' } : errorSchema.xml;
  const asXml = xml ? named : undefined;
  const problem = kind === 'badBody' ? bodyProblem(problems, findings) : problems[kind];
  const code = readCode(own) ?? readCode(problem.body) ?? '';
  const sentence = sayAsService(problems, code, refusal);
  const usual = selectFields(problems.fields, {
    ...problem.body,
    ...(problems.reference !== undefined && { [problems.reference]: randomUUID() }),
    ...(problems.timestamp !== undefined && { [problems.timestamp]: new Date().toISOString() }),
    [problems.sentence]: sentence,
    ...keepKnown(renameCode(own, problems.code), {
      ...problem.body,
      [problems.sentence]: sentence,
    }),
    ...(problems.status !== undefined && {
      [problems.status]: String(status ?? problem.status),
    }),
  });
  const body = asOAuth
    ? oauthError(refusal)
    : problems.detailsOf === undefined
      ? usual
      : problemDetails(
          problems.detailsOf,
          status ?? problem.status,
          refusal.message,
          usual['timestamp'],
        );
  const outcome: Outcome = {
    area,
    findings,
    problem: refusal.message,
    ...(operation !== undefined && { operation }),
  };
  return {
    status: status ?? problem.status,
    headers: {
      ...common,
      'content-type': `application/${asXml === undefined ? 'json' : 'xml'}; charset=utf-8`,
      ...headers,
    },
    body: asXml === undefined ? JSON.stringify(body) : encodeProblem(body, asXml),
    outcome,
  };
}

/**
 * Says the message of an error as the service does: what it says for the code, then what is wrong
 * with the request at hand.
 */
function sayAsService(
  { messages = {} }: Pick<Problems, 'messages'>,
  code: string,
  { message, answer = message }: Pick<Refusal, 'message' | 'answer'>,
): string {
  const usual = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (usual === undefined) return message;
  if (answer.startsWith(usual)) return answer;
  return `${usual} ${answer}`.trimEnd();
}

/** The statuses that have the errors of the area also where others are errors of OAuth 2. */
const asElsewhere: ReadonlySet<number> = new Set([404, 405, 429, 500]);

/**
 * An error of OAuth 2, as the service writes it where it issues older tokens. The refusal may have its
 * word.
 * @evidence public
 */
function oauthError({
  body: { error = 'invalid_request' },
  message,
}: Pick<Refusal, 'body' | 'message'>): Readonly<Record<string, unknown>> {
  return { error, error_description: `An OAuth2 error occurred: ${message}` };
}

/** A problem in the form of RFC 9457, with the path of the request in both of its fields. */
function problemDetails(
  path: string,
  status: number,
  detail: string,
  timestamp: unknown,
): Readonly<Record<string, unknown>> {
  const title = http.STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail, instance: path, timestamp, path };
}

/** The problem of a body: that of its first faulty member, if the rest of the body can be read. */
function bodyProblem(problems: Problems, findings: readonly Finding[]): Problem {
  const { badBody, badMember = badBody, memberCodes = {}, ruleCodes = {} } = problems;
  const inBody = findings.filter((finding) => finding.in === 'body');
  const [first] = inBody;
  const ofRule = inBody.find(({ rule }) => Object.hasOwn(ruleCodes, rule))?.rule;
  if (ofRule !== undefined) return withCode(badBody, ruleCodes[ofRule]);
  if (first === undefined || inBody.some(isUnreadable)) return badBody;
  const place = first.at.slice(1);
  const name = place.slice(place.lastIndexOf('/') + 1);
  const known = [place, name].find((one) => Object.hasOwn(memberCodes, one));
  if (known === undefined) return badMember;
  return withCode(badMember, memberCodes[known]);
}

/** The error code in the body of an error, which some areas call `error`. */
function readCode(body: Readonly<Record<string, unknown>>): string | undefined {
  const code = body['errorCode'] ?? body['error'];
  return typeof code === 'string' ? code : undefined;
}

/** The same problem with another code. */
function withCode(problem: Problem, code: string | undefined): Problem {
  const field = Object.hasOwn(problem.body, 'errorCode') ? 'errorCode' : 'error';
  return { ...problem, body: { ...problem.body, [field]: code } };
}

/** Reports whether a finding is about the body as a whole, or about a type that its reader cannot read. */
function isUnreadable({ at, rule }: Finding): boolean {
  return at === '' || rule === 'type';
}

/**
 * Keeps those own fields of a refusal that the errors of the area have: one check can refuse calls
 * of areas with different errors.
 */
function keepKnown(
  own: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(known, name)));
}

/** Puts the error code of a refusal where the errors of the area have it. */
function renameCode(
  own: Readonly<Record<string, unknown>>,
  field: string | undefined,
): Readonly<Record<string, unknown>> {
  if (field === undefined || own['errorCode'] === undefined) return own;
  const { errorCode, ...others } = own;
  return { ...others, [field]: errorCode };
}

/** Selects fields of a body in this order; all of them if there is no list. */
function selectFields(
  fields: readonly string[] | undefined,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (fields === undefined) return body;
  return Object.fromEntries(fields.map((name) => [name, body[name]]));
}
