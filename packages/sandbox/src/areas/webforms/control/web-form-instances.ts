import { WebFormValues } from '@countersign/zod/webforms';
import { z } from 'zod';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { saveInstance } from '../instances/stored-instance.ts';
import { submitInstance } from '../instances/submit-instance.ts';
import { findFormOfPath, findInstanceOfPath } from './find-form-of-path.ts';

const act = z.strictObject({
  action: z.enum(['submit', 'finish-later', 'fail']),
  formValues: WebFormValues.default({}),
});

export const webFormInstances: ControlHandlers<'actOnWebFormInstance'> = {
  async actOnWebFormInstance(parts, call) {
    const { action, formValues } = readBody(call, act);
    return write(parts, call, async (state) => {
      const form = await findFormOfPath(state, call);
      const instance = await findInstanceOfPath(state, form, call);
      if (action === 'submit')
        await submitInstance(state, form, instance, formValues, call.request.origin);
      else {
        instance.values = { ...instance.values, ...formValues };
        instance.status = action === 'fail' ? 'FAILED' : 'IN_PROGRESS';
        await saveInstance(state, instance);
      }
      return {
        instanceId: instance.instanceId,
        status: instance.status,
        envelopeIds: instance.envelopes.map(({ envelopeId }) => envelopeId),
      };
    });
  },
};
