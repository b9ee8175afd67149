import { writeDefinition } from '../../envelopes/write-definition.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { findItemOfPath } from '../find-envelope-of-path.ts';

export const envelopeDefinition: SandboxHandlers<'getDefinition'> = {
  getDefinition(parts, call) {
    const documents = call.query.get('documents') ?? 'false';
    if (documents !== 'true' && documents !== 'false')
      throw invalid('documents must be true or false.', 'query/documents');
    return read(parts, call, async (state) => ({
      ...(await writeDefinition(state, await findItemOfPath(state, call), {
        contents: documents === 'true',
      })),
    }));
  },
};
