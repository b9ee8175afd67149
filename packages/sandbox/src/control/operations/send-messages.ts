import { z } from 'zod';
import { isHttpUrl } from '../../connect/is-http-url.ts';
import { sendNow } from '../../connect/send-now.ts';
import { sendTestMessage } from '../../connect/test-message.ts';
import { write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { presentDelivery } from '../present-delivery.ts';
import { readBody } from '../../frame/control/read-body.ts';
import { findDelivery } from './deliveries.ts';

const url = z.string().refine(isHttpUrl, 'url must be an absolute URL with http or https.');
const sending = z.strictObject({ url: z.exactOptional(url) });
const testing = z.strictObject({
  accountId: z.guid().toLowerCase(),
  connectId: z.string().min(1).toLowerCase(),
  event: z.string().min(1),
  envelopeId: z.exactOptional(z.guid()),
});

export const sendMessages: SandboxHandlers<'sendDelivery' | 'sendTestMessage'> = {
  async sendDelivery(parts, call) {
    const { url: other } = readBody(call, sending);
    return write(parts, call, async (state) =>
      presentDelivery(await sendNow(state, await findDelivery(state, call), other)),
    );
  },
  async sendTestMessage(parts, call) {
    const test = readBody(call, testing);
    return write(parts, call, async (state) => presentDelivery(await sendTestMessage(state, test)));
  },
};
