import { readObserver } from '../steps/observer.ts';
import type { Exchange } from './exchange.ts';
import type { KeptMessages } from './kept-messages.ts';
import { redactNote } from './redact-note.ts';
import { redactText } from './redact-text.ts';
import { redactUrl } from './redact-url.ts';
import { redactWarning } from './redact-warning.ts';

/** An exchange as it is kept. */
export interface KeptExchange {
  id: number;
  /** In milliseconds since 1970. */
  time: number;
  milliseconds: number;
  messages: KeptMessages;
}

/** Converts a kept exchange into the one that is shown, without secrets. */
export function toExchange(
  { id, time, milliseconds, messages: { request, response } }: KeptExchange,
  tenant: string | undefined,
): Exchange {
  const { findings = [], tolerated, warnings, problem, ...outcome } = response.outcome ?? {};
  const source = response.headers['x-countersign-source'];
  const observer = readObserver(request);
  const token = shortenToken(request.headers['authorization']);
  return {
    time: new Date(time).toISOString(),
    id,
    method: request.method,
    url: redactUrl(request.url),
    status: response.status,
    milliseconds: Math.round(milliseconds * 100) / 100,
    ...outcome,
    findings: findings.map((finding) => ({
      ...finding,
      at: redactText(finding.at),
      got: redactText(finding.got),
    })),
    ...(warnings !== undefined && { warnings: warnings.map(redactWarning) }),
    ...(tolerated !== undefined && { tolerated: tolerated.map(redactNote) }),
    ...(problem !== undefined && { problem: redactText(problem) }),
    ...(tenant !== undefined && { tenant }),
    ...((source === 'state' || source === 'mock') && { source }),
    ...(token !== undefined && { token }),
    ...(observer !== undefined && { observer }),
  };
}

/** The shortest token of which the end is shown: of a shorter one, it would be too much. */
const shortestToken = 16;

function shortenToken(authorization = ''): string | undefined {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  return token.length < shortestToken ? undefined : `…${token.slice(-4)}`;
}
