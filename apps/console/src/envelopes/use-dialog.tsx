import type { EnvelopeSummary } from '@countersign/types/esign-v2.1';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { describeProblem } from '../api/problem.ts';
import { callService, findToken } from '../api/service.ts';
import { inTenant } from '../api/tenant.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { FormError } from '../parts/form-error.tsx';
import { Field } from '../parts/field.tsx';
import { toast } from '../parts/toasts.tsx';
import type { OpenTemplate } from './item.ts';
import { prepareDraft } from './prepare-draft.ts';
import { listRecipients } from './recipients.ts';

interface Role {
  roleName: string;
  name: string;
  email: string;
}

/** Creates an envelope from a template: asks who has which role. */
export function UseDialog({ template, onClose }: { template: OpenTemplate; onClose: () => void }) {
  const { id, accountId, body } = template;
  const { route } = useLocation();
  const [error, setError] = useState<string>();
  const [roles, setRoles] = useState<readonly Role[]>(() =>
    listRecipients(body.recipients)
      .filter(({ role }) => role !== '')
      .map(({ role, name, email }) => ({ roleName: role, name, email })),
  );
  const writeCall = (status: 'created' | 'sent') =>
    ({
      accountId,
      method: 'POST',
      path: `/restapi/v2.1/accounts/${accountId}/envelopes`,
      body: {
        templateId: id,
        // A role without a person is left out, as programs do.
        templateRoles: roles.filter(({ name, email }) => name !== '' && email !== ''),
        status,
      },
    }) as const;
  async function create(status: 'created' | 'sent') {
    const send = async () => {
      const { envelopeId = '' } = await callService<EnvelopeSummary>(writeCall(status));
      return envelopeId;
    };
    setError(undefined);
    try {
      const envelopeId = await (status === 'sent' ? send() : prepareDraft(accountId, send));
      toast(
        status === 'sent'
          ? 'Sent an envelope from the template.'
          : 'Created a draft from the template.',
      );
      onClose();
      route(inTenant(`/console/envelopes/${envelopeId}`));
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  const change = (at: number, part: Partial<Role>) =>
    setRoles(roles.map((role, index) => (index === at ? { ...role, ...part } : role)));
  return (
    <Dialog title={`Use ${template.summary.subject}`} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create('sent');
        }}
      >
        {roles.length === 0 && <p class="quiet">The template has no roles to fill.</p>}
        {roles.map(({ roleName, name, email }, at) => (
          <fieldset key={roleName}>
            <legend>{roleName}</legend>
            <Field label={`Name of ${roleName}`}>
              {(bound) => (
                <input
                  {...bound}
                  type="text"
                  required
                  autocomplete="off"
                  value={name}
                  onInput={({ currentTarget }) => change(at, { name: currentTarget.value })}
                />
              )}
            </Field>
            <Field label={`E-mail address of ${roleName}`}>
              {(bound) => (
                <input
                  {...bound}
                  type="email"
                  required
                  autocomplete="off"
                  value={email}
                  onInput={({ currentTarget }) => change(at, { email: currentTarget.value })}
                />
              )}
            </Field>
          </fieldset>
        ))}
        {roles.length > 0 && (
          <p class="quiet">
            To send it, each role needs a name and an e-mail address. Prepare… leaves out roles
            without them.
          </p>
        )}
        <FormError error={error} />
        <DialogActions onClose={onClose}>
          <button type="submit" class="button first">
            Send
          </button>
          <button type="button" class="button" onClick={() => void create('created')}>
            Prepare…
          </button>
          <CopyAs
            getCall={async () => callHere(await findToken({ accountId }), writeCall('sent'))}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}
