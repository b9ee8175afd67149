import { expireEnvelope } from '../../envelopes/life/expire.ts';
import { saveEnvelope } from '../../envelopes/save.ts';
import { inProcess, statusInWords } from '../../envelopes/statuses.ts';
import { write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { ControlProblem } from '../../frame/control/control-problem.ts';
import { findEnvelopeOfPath } from '../find-envelope-of-path.ts';

export const envelopeExpiry: SandboxHandlers<'expire'> = {
  expire(parts, call) {
    return write(parts, call, async (state) => {
      const envelope = await findEnvelopeOfPath(state, call, { lock: true });
      const { envelopeId, status } = envelope;
      if (!inProcess.includes(status))
        throw new ControlProblem(
          409,
          'ENVELOPE_INVALID_STATUS',
          `Only envelopes that were sent and have not ended expire. ${envelopeId} is ${statusInWords(status)}.`,
          'path/envelopeId',
        );
      envelope.expiresAt = state.now;
      await expireEnvelope(state, envelope);
      await saveEnvelope(state, envelope);
      return { envelopeId, status: envelope.status };
    });
  },
};
