import type { EnvelopeDefinition, EnvelopeSummary } from '@countersign/types/esign-v2.1';
import { useLocation } from 'preact-iso';
import { useRef, useState } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { describeProblem } from '../api/problem.ts';
import { callService, findToken } from '../api/service.ts';
import { inTenant } from '../api/tenant.ts';
import { useAsked } from '../app/use-asked.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { prepareDraft } from '../envelopes/prepare-draft.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { FormError } from '../parts/form-error.tsx';
import { Field } from '../parts/field.tsx';
import { findUsualAccount } from '../records/usual-account.ts';
import { toBase64 } from '../requests/base64.ts';

/** A button that makes an envelope. */
export function NewEnvelope() {
  const [open, setOpen] = useAsked('new');
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        New envelope
      </button>
      {open && <EnvelopeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Makes an envelope: it is sent at once, or opens on the page for preparing. */
function EnvelopeDialog({ onClose }: { onClose: () => void }) {
  const { route } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const { data: accounts = [] } = useResource(
    async () => (await unwrap(control.GET('/accounts'))).accounts,
  );
  const usable = accounts.filter(({ users }) =>
    users.some(({ isAdmin, status }) => isAdmin && status === 'Active'),
  );
  const read = () => new FormData(form.current ?? undefined);
  const readAccount = () => String(read().get('account'));
  async function create(status: 'created' | 'sent'): Promise<string> {
    const accountId = readAccount();
    const body = await writeDefinition(read(), status);
    const path = pathOf(accountId);
    const made = await callService<EnvelopeSummary>({ accountId, method: 'POST', path, body });
    return made.envelopeId ?? '';
  }
  async function finish(work: () => Promise<string>): Promise<void> {
    if (form.current?.reportValidity() !== true) return;
    setError(undefined);
    try {
      const envelopeId = await work();
      onClose();
      route(inTenant(`/console/envelopes/${envelopeId}`));
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  return (
    <Dialog title="New envelope" onClose={onClose}>
      <form
        ref={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void finish(() => prepareDraft(readAccount(), () => create('created')));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void finish(() => create('sent'));
        }}
      >
        {usable.length > 1 && (
          <Field label="Account">
            {(bound) => (
              <select
                {...bound}
                name="account"
                defaultValue={findUsualAccount(usable)?.accountId ?? ''}
              >
                {usable.map(({ accountId, name }) => (
                  <option key={accountId} value={accountId}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {usable.length === 1 && (
          <input type="hidden" name="account" value={usable[0]?.accountId ?? ''} />
        )}
        <Field label="Subject">
          {(bound) => (
            <input {...bound} name="subject" maxLength={100} required autocomplete="off" />
          )}
        </Field>
        <Field label="File (optional)" hint="Without one, a short text is the document.">
          {(bound) => <input {...bound} name="file" type="file" />}
        </Field>
        <Field label="Name of the signer">
          {(bound) => (
            <input {...bound} name="name" required autocomplete="off" defaultValue="Ada Signer" />
          )}
        </Field>
        <Field label="E-mail address of the signer" hint="Nothing leaves this machine.">
          {(bound) => (
            <input
              {...bound}
              name="email"
              type="email"
              required
              autocomplete="off"
              defaultValue="ada.signer@example.com"
            />
          )}
        </Field>
        <FormError error={error} />
        <DialogActions onClose={onClose}>
          <button type="submit" class="button first" disabled={usable.length === 0}>
            Prepare…
          </button>
          <button
            type="button"
            class="button"
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            disabled={usable.length === 0}
            onClick={() => void finish(() => create('sent'))}
          >
            Send
          </button>
          <CopyAs
            getCall={async () => {
              const accountId = readAccount();
              const body = await writeDefinition(read(), 'sent');
              const token = await findToken({ accountId });
              return callHere(token, { method: 'POST', path: pathOf(accountId), body });
            }}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}

function pathOf(accountId: string): string {
  return `/restapi/v2.1/accounts/${accountId}/envelopes`;
}

async function writeDefinition(
  data: FormData,
  status: 'created' | 'sent',
): Promise<EnvelopeDefinition> {
  const file = data.get('file');
  const isChosen = file instanceof File && file.size > 0;
  const bytes = isChosen
    ? new Uint8Array(await file.arrayBuffer())
    : new TextEncoder().encode('Please sign this document.');
  const name = isChosen ? file.name : 'Document.txt';
  const dot = name.lastIndexOf('.');
  return {
    emailSubject: String(data.get('subject')),
    status,
    documents: [
      {
        documentId: '1',
        name: dot <= 0 ? name : name.slice(0, dot),
        fileExtension: dot <= 0 ? 'txt' : name.slice(dot + 1),
        documentBase64: toBase64(bytes),
      },
    ],
    recipients: {
      signers: [
        { recipientId: '1', name: String(data.get('name')), email: String(data.get('email')) },
      ],
    },
  };
}
