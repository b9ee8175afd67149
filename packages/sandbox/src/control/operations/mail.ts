import { z } from 'zod';
import { brandOfMail } from '../../account/brands/brand-of.ts';
import { fileHeader } from '../../engine/file-header.ts';
import { mailPage } from '../../envelopes/views/outbox/render-mail.ts';
import { writeMailSource } from '../../envelopes/views/outbox/write-mail-source.ts';
import { file, html } from '../../pages/render.ts';
import { accounts } from '../../state/model/account.ts';
import type { KeptMail } from '../../state/mails.ts';
import type { State } from '../../state/state.ts';
import { type ControlCall, read, WholeResponse, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { notFound } from '../../frame/control/control-problem.ts';
import { presentMail } from '../present-mail.ts';
import { readBody } from '../../frame/control/read-body.ts';

const reading = z.strictObject({ read: z.boolean().default(true) });

/** The permissions of a page with an e-mail: it can only open links in a new tab. */
const sandbox = 'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox';

export const mail: SandboxHandlers<
  'getMail' | 'deleteMail' | 'setMailRead' | 'getMailHtml' | 'getMailSource'
> = {
  getMail: (parts, call) =>
    read(parts, call, async (state) => {
      const { accountId, mail: found } = await findMail(state, call);
      return presentMail(accountId, found, call.request.origin);
    }),
  async deleteMail(parts, call) {
    await write(parts, call, async (state) => {
      const { mail: found } = await findMail(state, call);
      await state.mails.remove(found.mailId);
    });
  },
  async setMailRead(parts, call) {
    const { read: isRead } = readBody(call, reading);
    return write(parts, call, async (state) => {
      const { accountId, mail: found } = await findMail(state, call);
      const changed = { ...found, read: isRead };
      // Readers of the live stream would load the list again for nothing.
      if ((found.read ?? false) !== isRead) await state.mails.replace(changed);
      return presentMail(accountId, changed, call.request.origin);
    });
  },
  async getMailHtml(parts, call) {
    return read(parts, call, async (state) => {
      const { accountId, mail: found } = await findMail(state, call);
      const brand = await brandOfMail(state, accountId, found);
      const { headers, ...page } = html(mailPage(found, brand), { frameAncestors: ["'self'"] });
      const policy = `${headers['content-security-policy'] ?? ''}; ${sandbox}`;
      return new WholeResponse({
        ...page,
        headers: { ...headers, 'content-security-policy': policy },
      });
    });
  },
  async getMailSource(parts, call) {
    return read(parts, call, async (state) => {
      const { accountId, mail: found } = await findMail(state, call);
      if (found.deliveryMethod !== undefined)
        throw notFound(
          `${found.mailId} is not an e-mail, but was delivered by ${found.deliveryMethod}. Only e-mails have a source.`,
          'path/mailId',
        );
      const source = writeMailSource(found, {
        account: await state.of(accounts).get('', accountId),
        brand: await brandOfMail(state, accountId, found),
        origin: call.request.origin,
      });
      return new WholeResponse(
        file(200, 'message/rfc822', source, {
          'content-disposition': fileHeader('attachment', `${found.mailId}.eml`),
        }),
      );
    });
  },
};

async function findMail(state: State, { path }: ControlCall): Promise<KeptMail> {
  const mailId = (path['mailId'] ?? '').toLowerCase();
  const kept = await state.mails.get(mailId);
  if (kept !== undefined) return kept;
  throw notFound(
    `The outbox has no e-mail ${mailId}. GET /outbox lists what it has.`,
    'path/mailId',
  );
}
