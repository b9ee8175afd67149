import { randomUUID } from 'node:crypto';
import { encodeXml } from '@countersign/client/xml';
import type { MockResponse, Outcome } from '../message.ts';
import type { Finding } from '../traffic/exchange.ts';
import type { Problem, Problems, ServedArea } from './contract.ts';
import type { Refusal } from './refusal.ts';

/** Answers a refusal in the area's own shape, as XML where the caller speaks it. */
export function problemResponse(
  { area, problems, headers: common, errorSchema }: ServedArea,
  { kind, message, headers, findings, body: own, status }: Refusal,
  { xml, operation }: { xml: boolean; operation?: string },
): MockResponse {
  const asXml = xml && errorSchema.xml !== undefined;
  const problem = kind === 'badBody' ? bodyProblem(problems, findings) : problems[kind];
  const body = selectFields(problems.fields, {
    ...problem.body,
    ...(problems.reference !== undefined && { [problems.reference]: randomUUID() }),
    [problems.sentence]: message,
    ...keepKnown(own, { ...problem.body, [problems.sentence]: message }),
  });
  const outcome: Outcome = {
    area,
    findings,
    problem: message,
    ...(operation !== undefined && { operation }),
  };
  return {
    status: status ?? problem.status,
    headers: {
      ...common,
      'content-type': `application/${asXml ? 'xml' : 'json'}; charset=utf-8`,
      ...headers,
    },
    body: asXml ? encodeXml(body, errorSchema, {}) : JSON.stringify(body),
    outcome,
  };
}

/** The problem of a body: that of its first faulty member, if the rest of the body can be read. */
function bodyProblem(problems: Problems, findings: readonly Finding[]): Problem {
  const { badBody, badMember = badBody, memberCodes = {} } = problems;
  const inBody = findings.filter((finding) => finding.in === 'body');
  const [first] = inBody;
  if (first === undefined || inBody.some(isUnreadable)) return badBody;
  const place = first.at.slice(1);
  const name = place.slice(place.lastIndexOf('/') + 1);
  const known = [place, name].find((one) => Object.hasOwn(memberCodes, one));
  if (known === undefined) return badMember;
  const field = Object.hasOwn(badMember.body, 'errorCode') ? 'errorCode' : 'error';
  return { ...badMember, body: { ...badMember.body, [field]: memberCodes[known] } };
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

/** Selects fields of a body in this order; all of them if there is no list. */
function selectFields(
  fields: readonly string[] | undefined,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (fields === undefined) return body;
  return Object.fromEntries(fields.map((name) => [name, body[name]]));
}
