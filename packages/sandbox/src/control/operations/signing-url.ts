import { z } from 'zod';
import { makeViewOf } from '../../envelopes/views/make-signing-view.ts';
import { write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { findEnvelopeOfPath, findRecipientOfPath } from '../find-envelope-of-path.ts';
import { readBody } from '../../frame/control/read-body.ts';

const bodySchema = z.strictObject({ returnUrl: z.exactOptional(z.string()) });

export const signingUrl: SandboxHandlers<'createSigningUrl'> = {
  createSigningUrl(parts, call) {
    const body = readBody(call, bodySchema);
    return write(parts, call, async (state) => {
      const envelope = await findEnvelopeOfPath(state, call);
      const recipient = findRecipientOfPath(envelope, call);
      return makeViewOf(state, call.request, envelope, recipient, body);
    });
  },
};
