import { WebFormValues } from '@countersign/zod/webforms';
import { z } from 'zod';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { invalid } from '../../../frame/control/control-problem.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { findLanguage } from '../../../pages/languages/language.ts';
import { checkValues } from '../instances/check-values.ts';
import { saveInstance } from '../instances/stored-instance.ts';
import { submitInstance } from '../instances/submit-instance.ts';
import { findFaults } from '../pages/read-values.ts';
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
      const content = form.active ?? form.draft;
      const values = { ...instance.values, ...checkValues(content, formValues) };
      if (action !== 'submit' && instance.status === 'SUBMITTED')
        throw invalid('The instance is submitted, so nothing changes it.', 'path/instanceId');
      if (action === 'submit') {
        const [fault] = findFaults(content, values, findLanguage().t);
        if (fault !== undefined)
          throw invalid(
            `${fault[1]} The field is ${fault[0].replace('field-', '')}.`,
            `body/formValues`,
          );
        await submitInstance(state, form, instance, { values, origin: call.request.origin });
      } else {
        instance.values = values;
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
