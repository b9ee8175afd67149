import { day } from '../../engine/day.ts';
import type { EnvelopeDelayRuleApiModel } from '@countersign/types/esign-v2.1';
import { readDateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The farthest that something can be put off, in days. */
const farthest = 30;

/**
 * The time at which a wait that begins now is over; undefined where the rule does not say one.
 * @param now in milliseconds since 1970, as is what is given back
 */
export function computeDelayEnd(
  now: number,
  { delay, resumeDate }: EnvelopeDelayRuleApiModel = {},
): number | undefined {
  if (resumeDate !== undefined) return readDateTime(resumeDate);
  return delay === undefined ? undefined : now + parseDuration(delay);
}

/**
 * Refuses a wait that makes no sense.
 * @param where the rule, as it stands in the body
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for a delay and a moment at once, a moment in the
 *   past and one too far ahead
 */
export function checkRule(
  now: number,
  rule: EnvelopeDelayRuleApiModel | undefined,
  where: string,
): void {
  const at = computeDelayEnd(now, rule);
  if (at === undefined) return;
  if (rule?.delay !== undefined && rule.resumeDate !== undefined)
    throw wrong(where, 'has both a delay and a resumeDate; send only one of them');
  if (at < now) throw wrong(where, 'must lie ahead');
  if (at > now + farthest * day)
    throw wrong(where, `can be at most ${farthest} days in the future`);
}

/** `[d.]hh:mm:ss`, which the contract has checked, in milliseconds. */
function parseDuration(text: string): number {
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = text
    .split(/[.:]/u)
    .map(Number)
    .toReversed();
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

function wrong(where: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${where} ${what}.`);
}
