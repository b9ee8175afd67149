import { control, unwrap } from '../api/control.ts';
import type { Command } from './commands.ts';

/** The number of records of each kind to offer. */
const most = 5;

/** Finds envelopes, templates, users and mails by their words or IDs. */
export async function findRecords(text: string): Promise<Command[]> {
  const search = text.trim();
  if (search.length < 2) return [];
  const list = (kind: 'envelope' | 'template') =>
    unwrap(control.GET('/envelopes', { params: { query: { kind, search, limit: most } } }));
  const [envelopes, templates, { accounts }] = await Promise.all([
    list('envelope'),
    list('template'),
    unwrap(control.GET('/accounts')),
  ]);
  const words = splitWords(search);
  const users = new Map(
    accounts.flatMap((account) => account.users.map((user) => [user.userId, user] as const)),
  );
  const people = [...users.values()].filter(({ userId, userName, email }) =>
    hasWords(`${userId} ${userName} ${email}`, words),
  );
  return [
    ...envelopes.envelopes.map((one) =>
      open(one, 'Envelope', `/console/envelopes/${one.envelopeId}`),
    ),
    ...templates.envelopes.map((one) =>
      open(one, 'Template', `/console/templates/${one.envelopeId}`),
    ),
    ...people.slice(0, most).map(({ userId, userName, email }) => ({
      title: userName,
      words: email,
      hint: `User · ${email}`,
      run: (go: (href: string) => void) => go(`/console/records/users/${userId}`),
    })),
  ];
}

/** Splits a text into words, with all apostrophes alike and in lower case. */
export function splitWords(text: string): string[] {
  return normalize(text).split(/\s+/).filter(Boolean);
}

/** Checks whether a text has all words, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const within = normalize(text);
  return words.every((word) => within.includes(word));
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/[\u2018\u2019\u02BC`\u00B4]/gu, "'");
}

function open(
  { envelopeId, subject, status }: { envelopeId: string; subject: string; status: string },
  kind: string,
  href: string,
): Command {
  return {
    title: subject === '' ? envelopeId : subject,
    words: envelopeId,
    hint: `${kind} · ${status} · ${envelopeId.slice(0, 8)}`,
    run: (go) => go(href),
  };
}
