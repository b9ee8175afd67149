import type { RequestContext } from '../steps/context.ts';
import type { Step } from '../steps/steps.ts';
import type { createFaults } from '../faults/create-faults.ts';
import type { Fault, GatewayBody } from '../faults/fault.ts';
import { Refusal } from './refusal.ts';

/** The wishes that a caller can express with a `Prefer` header. */
export interface Preference extends Fault {
  /** Make the answer up by its schema. */
  dynamic?: boolean;
}

/** The longest delay of an answer in milliseconds; no client waits longer by intent. */
const longestDelay = 600_000;

/** The preference of a request without a `Prefer` header. */
export const emptyPreference: Preference = {};

/**
 * Reads a `Prefer` header (RFC 7240): `code=404` selects that answer, `code=503` and `body=html`
 * the page of a gateway, `example=name` that example of an answer, `dynamic=true` an answer generated from the schema, `delay=500` a delay in milliseconds,
 * and `drop=before` or `drop=within` a broken connection. Any other preference is ignored.
 */
function readPreference(header: string | undefined): Preference {
  if (header === undefined) return emptyPreference;
  const preference: Preference = {};
  for (const [name, value] of parsePairs(header)) {
    if (name === 'code') preference.code = readCode(value);
    else if (name === 'body') preference.body = readBody(value);
    // Prism takes an empty name for none.
    else if (name === 'example' && value !== '') preference.example = value;
    else if (name === 'dynamic') preference.dynamic = value !== 'false';
    else if (name === 'delay') preference.delay = readDelay(value);
    else if (name === 'drop') preference.drop = readDrop(value);
  }
  return preference;
}

function readCode(value: string): number {
  if (/^[1-5]\d\d$/.test(value)) return Number(value);
  throw unfit(`asks for the code ${value}; a status has three digits`);
}

function readBody(value: string): GatewayBody {
  if (value === 'json' || value === 'html') return value;
  throw unfit(`asks for the body ${value}; it must be json or html`);
}

function readDelay(value: string): number {
  if (/^\d+$/.test(value) && Number(value) <= longestDelay) return Number(value);
  throw unfit(
    `asks for the delay ${value}; it must be a number of milliseconds up to ${longestDelay}`,
  );
}

function readDrop(value: string): 'before' | 'within' {
  if (value === 'before' || value === 'within') return value;
  throw unfit(`asks for the drop ${value}; it must be before or within`);
}

function unfit(reason: string): Refusal {
  return new Refusal('badParameter', `The header Prefer ${reason}.`);
}

function parsePairs(header: string): [string, string][] {
  return header.split(/[,;]/).flatMap((part) => {
    const [, name = '', value = ''] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
    return name.trim() === '' ? [] : [[name.trim(), value.trim().replace(/^"|"$/g, '')]];
  });
}

/**
 * Creates the step that finds the fault of the options. Its delay or dropped connection applies to
 * every outcome, so this step precedes all that can refuse the request.
 */
export function findFault(faultFor: ReturnType<typeof createFaults>): Step {
  return (context) => {
    const { id, area, responses } = context.operation;
    setFault(context, faultFor(id, area, responses));
    return undefined;
  };
}

/** Notes a fault that a rule asks for, unless another rule was first. */
export function setFault(context: RequestContext, fault: Fault | undefined): void {
  if (fault === undefined || context.fault !== undefined) return;
  context.fault = fault;
  context.preference = fault;
}

/** Reads the `Prefer` header; a fault overrides it. */
export const readPrefer: Step = (context) => {
  const { fault, request } = context;
  const wished = readPreference(request.headers.prefer);
  context.preference = fault === undefined ? wished : { ...wished, ...fault };
  return undefined;
};
