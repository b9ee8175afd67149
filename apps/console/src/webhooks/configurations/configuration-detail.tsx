import { Fragment } from 'preact';
import { useLocation } from 'preact-iso';
import { callService } from '../../api/service.ts';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { Json } from '../../parts/code.tsx';
import { act } from '../../parts/toasts.tsx';
import { webhooksAddress } from '../webhooks-tabs.tsx';
import { ConfigurationStatus } from './configuration-status.tsx';
import { callerOf, connectPath, type OwnedConfiguration } from './load-configurations.ts';
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
  const path = connectPath(owner);
  const isOfAccount = owner.kind === 'account';
  function change(changes: Record<string, string>, said: string) {
    void act(
      () =>
        callService({
          // The configuration of an account is named in the body, that of an organization in the path.
          path: isOfAccount ? path : `${path}/${connectId}`,
          method: 'PUT',
          body: { ...settings, ...changes },
          ...callerOf(owner),
        }),
      said,
    );
  }
  async function remove() {
    await callService({
      path: `${path}/${connectId}`,
      method: 'DELETE',
      ...callerOf(owner),
    });
    route(webhooksAddress('configurations'));
  }
  return (
    <article class="delivery" aria-labelledby="configuration-name">
      <header class="delivery-head">
        <h2 id="configuration-name">
          {name} <ConfigurationStatus configuration={configuration} />
        </h2>
        <div class="actions">
          <button
            type="button"
            class="button"
            onClick={() =>
              change(
                { allowEnvelopePublish: isOn ? 'false' : 'true' },
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
                change(
                  { pausePublish: isPaused ? 'false' : 'true' },
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
          <ConfirmButton
            label="Delete"
            question={`The configuration ${name} is deleted. Messages that wait are not sent.`}
            said="The configuration is deleted."
            work={remove}
          />
        </div>
      </header>
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
