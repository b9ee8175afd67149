import { writeDefinition } from '../../envelopes/write-definition.ts';
import { type ControlHandlers, read } from '../control-call.ts';
import { invalid } from '../control-problem.ts';
import { findItemOfPath } from '../find-envelope-of-path.ts';

export const envelopeDefinition: ControlHandlers<'getDefinition'> = {
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
