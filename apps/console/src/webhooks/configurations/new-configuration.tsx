import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { describeProblem } from '../../api/problem.ts';
import { callService } from '../../api/service.ts';
import { useResource } from '../../api/use-resource.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogActions } from '../../parts/dialog-actions.tsx';
import { Field } from '../../parts/field.tsx';
import { toast } from '../../parts/toasts.tsx';
import { eventNames } from '../event-names.ts';
import { webhooksAddress } from '../webhooks-tabs.tsx';
import { connectPath, listOwners } from './load-configurations.ts';

const usual: ReadonlySet<string> = new Set([
  'envelope-sent',
  'envelope-completed',
  'envelope-declined',
  'envelope-voided',
]);

/** A form for a configuration of an account that sends signed JSON for all users. */
export function NewConfiguration({ onClose }: { onClose: () => void }) {
  const { route } = useLocation();
  const owners = useResource(listOwners);
  const accounts = (owners.data ?? []).filter(({ kind }) => kind === 'account');
  const [error, setError] = useState<string>();
  async function add(event: SubmitEvent) {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const accountId = String(form.get('account'));
    const body = {
      name: String(form.get('name')),
      urlToPublishTo: String(form.get('url')),
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      enableLog: 'true',
      requiresAcknowledgement: 'true',
      includeHMAC: 'true',
      events: form.getAll('event').map(String),
      eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients'] },
    };
    try {
      const { connectId } = await callService<ConnectCustomConfiguration>({
        path: connectPath({ kind: 'account', id: accountId }),
        method: 'POST',
        body,
        accountId,
      });
      toast('The configuration is added.');
      onClose();
      route(webhooksAddress('configurations', connectId));
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  return (
    <Dialog title="Add a configuration" onClose={onClose}>
      <form class="form" onSubmit={(event) => void add(event)}>
        <Field label="Account">
          {(bound) => (
            <select {...bound} name="account" required>
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Name">
          {(bound) => <input {...bound} name="name" required defaultValue="My listener" />}
        </Field>
        <Field
          label="URL"
          hint="On this machine, or a host that the sandbox was started with (--allow-hosts)."
          {...(error !== undefined && { error })}
        >
          {(bound) => (
            <input
              {...bound}
              name="url"
              type="url"
              required
              placeholder="http://127.0.0.1:8080/events"
            />
          )}
        </Field>
        <fieldset class="events">
          <legend>Events</legend>
          {eventNames.map((name) => (
            <label key={name} class="check">
              <input type="checkbox" name="event" value={name} defaultChecked={usual.has(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <p class="quiet">
          It sends JSON, signed with the keys of the account, for all users, and tries until the
          listener accepts it. Other settings are set with ConnectConfigurations_update.
        </p>
        <DialogActions onClose={onClose}>
          <button class="button first" disabled={accounts.length === 0}>
            Add
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
