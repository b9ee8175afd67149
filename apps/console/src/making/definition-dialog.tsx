import { useLocation } from 'preact-iso';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { describeProblem } from '../api/problem.ts';
import { callService, findToken } from '../api/service.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { prepareDraft } from '../envelopes/prepare-draft.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { FormError } from '../parts/form-error.tsx';
import { Field } from '../parts/field.tsx';
import { findUsualAccount } from '../records/usual-account.ts';
import { readDocument, type ReadDocument } from './read-document.ts';

interface DefinitionDialogProps {
  kind: 'envelope' | 'template';
  /** The label of its subject or name. */
  label: string;
  /** The button that makes it at once, without preparing. */
  button: string;
  /** Says which document it has without a file. */
  fileHint: string;
  /** The fields of its people. */
  people: ComponentChildren;
  /**
   * Writes the body of the call.
   * @param atOnce false for one that is prepared before
   */
  write: (data: FormData, document: ReadDocument, atOnce: boolean) => object;
  onClose: () => void;
}

/** Makes an envelope or a template: at once, or it opens on the page for preparing. */
export function DefinitionDialog(props: DefinitionDialogProps) {
  const { kind, label, button, fileHint, people, write, onClose } = props;
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
  const writeBody = async (atOnce: boolean) => {
    const data = read();
    return write(data, await readDocument(data.get('file')), atOnce);
  };
  const writeCall = async (atOnce: boolean) =>
    ({
      accountId: readAccount(),
      method: 'POST',
      path: `/restapi/v2.1/accounts/${readAccount()}/${kind}s`,
      body: await writeBody(atOnce),
    }) as const;
  async function create(atOnce: boolean): Promise<string> {
    const made = await callService<{ envelopeId?: string; templateId?: string }>(
      await writeCall(atOnce),
    );
    return made.envelopeId ?? made.templateId ?? '';
  }
  async function finish(work: () => Promise<string>): Promise<void> {
    if (form.current?.reportValidity() !== true) return;
    setError(undefined);
    try {
      const id = await work();
      onClose();
      route(inTenant(`/console/${kind}s/${id}`));
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  return (
    <Dialog title={`New ${kind}`} onClose={onClose}>
      <form
        ref={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog has asked for the rest.
          void finish(() => prepareDraft(readAccount(), () => create(false), kind, 'fields'));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void finish(() => create(true));
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
        <Field label={label}>
          {(bound) => (
            <input {...bound} name="subject" maxLength={100} required autocomplete="off" />
          )}
        </Field>
        <Field label="File (optional)" hint={fileHint}>
          {(bound) => <input {...bound} name="file" type="file" />}
        </Field>
        {people}
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
            onClick={() => void finish(() => create(true))}
          >
            {button}
          </button>
          <CopyAs
            getCall={async () => {
              const call = await writeCall(true);
              return callHere(await findToken(call), call);
            }}
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}
