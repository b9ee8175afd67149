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
import { ListenerUrl } from '../listener-url.tsx';
import { webhooksAddress } from '../webhooks-tabs.tsx';
import { connectPath, listOwners, type OwnedConfiguration } from './load-configurations.ts';
import { planChange } from './configuration-calls.ts';

const usual: ReadonlySet<string> = new Set([
  'envelope-sent',
  'envelope-completed',
  'envelope-declined',
  'envelope-voided',
]);

interface ConfigurationDialogProps {
  /** The configuration to change; without one, one is added. */
  configuration?: OwnedConfiguration;
  onClose: () => void;
}

/**
 * A form for a configuration: a new one belongs to an account, and sends signed JSON for all users.
 */
export function ConfigurationDialog({ configuration, onClose }: ConfigurationDialogProps) {
  const { route } = useLocation();
  const owners = useResource(listOwners);
  const accounts = (owners.data ?? []).filter(({ kind }) => kind === 'account');
  const [error, setError] = useState<string>();
  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const entered = {
      name: String(form.get('name')),
      urlToPublishTo: String(form.get('url')),
      events: form.getAll('event').map(String),
    };
    try {
      if (configuration === undefined) await create(String(form.get('account')), entered);
      else await callService(planChange(configuration, entered));
      toast(`The configuration is ${configuration === undefined ? 'added' : 'changed'}.`);
      onClose();
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  async function create(accountId: string, entered: object): Promise<void> {
    const body = {
      ...entered,
      allowEnvelopePublish: 'true',
      allUsers: 'true',
      enableLog: 'true',
      requiresAcknowledgement: 'true',
      includeHMAC: 'true',
      eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients'] },
    };
    const { connectId } = await callService<ConnectCustomConfiguration>({
      path: connectPath({ kind: 'account', id: accountId }),
      method: 'POST',
      body,
      accountId,
    });
    route(webhooksAddress('configurations', connectId));
  }
  const known: readonly string[] = eventNames;
  const further = configuration?.events.filter((name) => !known.includes(name)) ?? [];
  const isNew = configuration === undefined;
  const chosen = isNew ? usual : new Set(configuration.events);
  return (
    <Dialog title={isNew ? 'Add a configuration' : 'Edit the configuration'} onClose={onClose}>
      <form class="form" onSubmit={(event) => void save(event)}>
        {isNew && (
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
        )}
        <Field label="Name">
          {(bound) => (
            <input
              {...bound}
              name="name"
              required
              defaultValue={configuration?.name ?? 'My listener'}
            />
          )}
        </Field>
        <ListenerUrl error={error}>
          {(bound) => (
            <input
              {...bound}
              name="url"
              type="url"
              required
              defaultValue={configuration?.url ?? ''}
              placeholder="http://127.0.0.1:8080/events"
            />
          )}
        </ListenerUrl>
        <fieldset class="events">
          <legend>Events</legend>
          {[...eventNames, ...further].map((name) => (
            <label key={name} class="check">
              <input type="checkbox" name="event" value={name} defaultChecked={chosen.has(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        {isNew && (
          <p class="quiet">
            It sends JSON, signed with the keys of the account, for all users, and tries until the
            listener accepts it. Other settings are set with ConnectConfigurations_update.
          </p>
        )}
        <DialogActions onClose={onClose}>
          <button class="button first" disabled={isNew && accounts.length === 0}>
            {isNew ? 'Add' : 'Save'}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
