import { Fragment } from 'preact';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { callService } from '../../api/service.ts';
import { CopyCalls } from '../../copying/copy-calls.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { Json } from '../../parts/code.tsx';
import { act } from '../../parts/toasts.tsx';
import { webhooksAddress } from '../webhooks-tabs.tsx';
import { ConfigurationStatus } from './configuration-status.tsx';
import { planChange, planRemoval } from './configuration-calls.ts';
import { ConfigurationDialog } from './configuration-dialog.tsx';
import type { OwnedConfiguration } from './load-configurations.ts';
import { TestMessages } from './test-messages.tsx';

const switches = [
  ['includeHMAC', 'signed with HMAC'],
  ['includeOAuth', 'access token'],
  ['requireMutualTls', 'mutual TLS'],
  ['signMessageWithX509Certificate', 'signed with a certificate'],
  ['includeCertSoapHeader', 'certificate in the SOAP header'],
] as const;

/** The settings that people look for, in words. */
function describeSettings(
  settings: OwnedConfiguration['settings'],
): [label: string, value: string][] {
  const values = new Map<string, unknown>(Object.entries(settings));
  const isOn = (name: string) => values.get(name) === 'true';
  const { eventData } = settings;
  const version = eventData?.version ?? 'legacy';
  const form = version === 'restv2.1' ? 'json' : 'xml';
  const format = eventData !== undefined && 'format' in eventData ? eventData.format : undefined;
  const security: string[] = switches.flatMap(([name, words]) => (isOn(name) ? [words] : []));
  const login = values.get('userName');
  if (typeof login === 'string' && login !== '') security.push(`login as ${login}`);
  return [
    ['URL', settings.urlToPublishTo ?? ''],
    ['Format', `${(format ?? form).toUpperCase()} (${version})`],
    ['Data', eventData?.includeData?.join(', ') || 'no further parts of the envelope'],
    ['Delivery', isOn('requiresAcknowledgement') ? 'tried until it is accepted' : 'tried once'],
    [
      'Mode',
      values.get('deliveryMode') === 'aggregate'
        ? 'merges events (aggregate)'
        : 'a message for each event (SIM)',
    ],
    ['Log', isOn('enableLog') ? 'kept' : 'failures are not in the log of the service'],
    ['Security', security.join(', ') || 'none'],
    ['Users', isOn('allUsers') ? 'all' : 'some (see all settings)'],
  ];
}

/** A configuration with all its settings. */
export function ConfigurationDetail({ configuration }: { configuration: OwnedConfiguration }) {
  const { name, isOn, isPaused, owner, connectId, settings, events } = configuration;
  const { route } = useLocation();
  const [asking, setAsking] = useState<'edit' | 'copy'>();
  const isOfAccount = owner.kind === 'account';
  const turn = planChange(configuration, { allowEnvelopePublish: isOn ? 'false' : 'true' });
  const pause = planChange(configuration, { pausePublish: isPaused ? 'false' : 'true' });
  const removal = planRemoval(configuration);
  const close = () => setAsking(undefined);
  async function remove() {
    await callService(removal);
    route(webhooksAddress('configurations'));
  }
  return (
    <article class="delivery" aria-labelledby="configuration-name">
      <header class="delivery-head">
        <h2 id="configuration-name">
          {name} <ConfigurationStatus configuration={configuration} />
        </h2>
        <div class="actions">
          <button type="button" class="button" onClick={() => setAsking('edit')}>
            Edit
          </button>
          <button
            type="button"
            class="button"
            onClick={() =>
              void act(
                () => callService(turn),
                isOn ? 'The configuration is off.' : 'The configuration is on.',
              )
            }
          >
            {isOn ? 'Turn off' : 'Turn on'}
          </button>
          {isOfAccount && (
            <button
              type="button"
              class="button"
              onClick={() =>
                void act(
                  () => callService(pause),
                  isPaused ? 'Messages are sent again.' : 'Messages are held until you continue.',
                )
              }
            >
              {isPaused ? 'Continue' : 'Pause'}
            </button>
          )}
          <a
            class="button"
            href={webhooksAddress('deliveries', undefined, { configuration: connectId })}
          >
            Deliveries
          </a>
          <button type="button" class="button" onClick={() => setAsking('copy')}>
            Copy as…
          </button>
          <ConfirmButton
            label="Delete"
            question={`The configuration ${name} is deleted. Messages that wait are not sent.`}
            said="The configuration is deleted."
            work={remove}
          />
        </div>
      </header>
      {asking === 'edit' && <ConfigurationDialog configuration={configuration} onClose={close} />}
      {asking === 'copy' && (
        <CopyCalls
          title="Copy actions"
          calls={{
            [isOn ? 'Turn off' : 'Turn on']: turn,
            ...(isOfAccount && { [isPaused ? 'Continue' : 'Pause']: pause }),
            Delete: removal,
          }}
          onClose={close}
        />
      )}
      <dl class="facts">
        <dt>Owner</dt>
        <dd>{isOfAccount ? `Account ${owner.name}` : owner.name}</dd>
        {describeSettings(settings).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <TestMessages accountId={owner.accountId} connectId={connectId} events={events} />
      <section class="delivery-part" aria-label="All settings">
        <h3>All settings</h3>
        <Json value={settings} what="settings" />
      </section>
    </article>
  );
}
