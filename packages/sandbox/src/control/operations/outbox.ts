import type { KeptMail } from '../../state/mails.ts';
import type { StoredMail } from '../../state/model/mail.ts';
import { read, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { presentMail } from '../present-mail.ts';
import { readLimit } from '../read-limit.ts';

export const outbox: SandboxHandlers<'listOutbox' | 'clearOutbox' | 'readOutbox'> = {
  async listOutbox(parts, call) {
    const { query, request } = call;
    const limit = readLimit(query);
    const all = await read(parts, call, (state) => state.mails.list());
    const fits = createFilter(query);
    const matching = all.slice(findStart(all, query)).filter(({ mail }) => fits(mail));
    const records = all.map(({ mail }) => mail);
    return {
      mails: matching
        .slice(-limit)
        .map(({ accountId, mail }) => presentMail(accountId, mail, request.origin)),
      matching: matching.length,
      total: all.length,
      unread: records.filter((mail) => mail.read !== true).length,
      recipients: [...new Set(records.map(findAddress))].toSorted(),
      reasons: [...new Set(records.map(({ reason }) => reason))].toSorted(),
    };
  },
  async clearOutbox(parts, call) {
    await write(parts, call, (state) => state.mails.removeAll());
  },
  async readOutbox(parts, call) {
    await write(parts, call, async (state) => {
      for (const { mail } of await state.mails.list())
        if (mail.read !== true) await state.mails.replace({ ...mail, read: true });
    });
  },
};

/** Finds the index of the first e-mail that was sent after the one that the query names. */
function findStart(all: readonly KeptMail[], query: URLSearchParams): number {
  const after = query.get('after')?.toLowerCase();
  if (after === undefined) return 0;
  const found = all.findIndex(({ mail }) => mail.mailId === after);
  if (found !== -1) return found + 1;
  throw invalid(`The outbox has no e-mail ${after}. It may have been deleted.`, 'query/after');
}

function createFilter(query: URLSearchParams): (mail: StoredMail) => boolean {
  const to = query.get('to')?.toLowerCase();
  const reason = query.get('reason');
  const envelopeId = query.get('envelopeId')?.toLowerCase();
  const unread = query.get('unread') === 'true';
  const words = (query.get('search') ?? '').toLowerCase().split(/\s+/);
  return (mail) =>
    (to === undefined || [mail.to.email.toLowerCase(), mail.to.phoneNumber].includes(to)) &&
    (reason === null || mail.reason === reason) &&
    (envelopeId === undefined || mail.envelopeId === envelopeId) &&
    (!unread || mail.read !== true) &&
    hasWords(mail, words);
}

function hasWords({ to, cc, bcc, subject, text }: StoredMail, words: readonly string[]): boolean {
  const { name, email, phoneNumber = '' } = to;
  const whole = [subject, name, email, phoneNumber, ...cc, ...bcc, ...text].join('\n');
  const lower = whole.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function findAddress({ to }: StoredMail): string {
  return to.phoneNumber ?? to.email.toLowerCase();
}
