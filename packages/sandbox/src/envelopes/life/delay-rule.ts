import { isDeepStrictEqual } from 'node:util';
import type { EnvelopeDelayRuleApiModel } from '@countersign/types/esign-v2.1';
import { dateTime, readDateTime } from '../../engine/date-time.ts';
import { day } from '../../engine/day.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { refuseValue } from './refuse-value.ts';

type Rules = readonly EnvelopeDelayRuleApiModel[];

/** The farthest that something can be put off, in days. */
const farthest = 30;

const duration = /^(?:(?<days>\d{1,2})\.)?(?<hours>\d\d?):(?<minutes>\d\d):(?<seconds>\d\d)$/u;

/**
 * Computes the end of a delay that begins now; undefined if the rule has none.
 * @param now in milliseconds since 1970, like the result
 */
export function computeDelayEnd(
  now: number,
  { delay, resumeDate }: EnvelopeDelayRuleApiModel = {},
): number | undefined {
  if (resumeDate !== undefined) return readDateTime(resumeDate);
  const length = delay === undefined ? undefined : parseDuration(delay);
  return length === undefined ? undefined : now + length;
}

/** Checks whether two delays have the same rule. */
export function isSameRule(one: Rules | undefined, other: Rules | undefined): boolean {
  return isDeepStrictEqual(one?.[0] ?? {}, other?.[0] ?? {});
}

/**
 * Reads the rules of a wait. A rule that the envelope already has is valid, even if its date has
 * passed since then.
 * @param before the rules that the envelope has
 * @param where the rules in the body
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for more than one rule, a duration and a date at
 *   once, a duration that is malformed or zero, a date in the past, a wait of more than 30 days, and a date in a
 *   template
 */
export function readRules(
  now: number,
  kind: StoredEnvelope['kind'],
  rules: Rules | undefined,
  before: Rules | undefined,
  where: string,
): EnvelopeDelayRuleApiModel[] {
  const [rule, ...others] = rules ?? [];
  if (rule === undefined) return [];
  if (others.length > 0)
    throw refuseValue(where, `has ${others.length + 1} rules; at most one is allowed`);
  if (!isSameRule([rule], before)) checkRule(now, kind, rule, `${where}/0`);
  return [rule];
}

function checkRule(
  now: number,
  kind: StoredEnvelope['kind'],
  { delay, resumeDate }: EnvelopeDelayRuleApiModel,
  where: string,
): void {
  if (delay !== undefined && resumeDate !== undefined)
    throw refuseValue(where, 'has both a delay and a resumeDate; send only one of them');
  if (delay !== undefined) {
    const length = parseDuration(delay);
    if (length === undefined)
      throw refuseValue(
        `${where}/delay`,
        'must have the format [d.]hh:mm:ss, with hours up to 23 and minutes and seconds up to 59, such as 2.12:00:00',
      );
    if (length === 0) throw refuseValue(`${where}/delay`, 'must be longer than zero');
    if (length > farthest * day)
      throw refuseValue(`${where}/delay`, `must be at most ${farthest} days`);
  }
  if (resumeDate === undefined) return;
  if (kind === 'template')
    throw refuseValue(
      `${where}/resumeDate`,
      'is not available for templates; use a delay, which starts in each envelope',
    );
  const at = readDateTime(resumeDate);
  if (at === undefined)
    throw refuseValue(`${where}/resumeDate`, 'must be a date and time in ISO 8601');
  if (at < now)
    throw refuseValue(
      `${where}/resumeDate`,
      `must not be in the past, but is ${resumeDate}; it is ${dateTime(now)} now`,
    );
  if (at > now + farthest * day)
    throw refuseValue(`${where}/resumeDate`, `can be at most ${farthest} days in the future`);
}

/** `[d.]hh:mm:ss` in milliseconds; undefined where the text is not one. */
function parseDuration(text: string): number | undefined {
  const parts = duration.exec(text)?.groups;
  if (parts === undefined) return undefined;
  const { days = '0', hours = '', minutes = '', seconds = '' } = parts;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const whole = (Number(days) * 24 + Number(hours)) * 60 + Number(minutes);
  return (whole * 60 + Number(seconds)) * 1000;
}
