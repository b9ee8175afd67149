import { useState } from 'preact/hooks';
import { control, type Schemas, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { Code } from '../parts/code.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status } from '../parts/status.tsx';
import { Grants } from './grants.tsx';
import { KeyPair } from './key-pair.tsx';

type Integration = Schemas['Integration'];

/** The applications, with their keys and how they get a token. */
export function IntegrationsPart() {
  const integrations = useResource(
    async () => (await unwrap(control.GET('/integrations'))).integrations,
    { kinds: ['integration', 'consent', 'admin-consent', 'token'] },
  );
  const accounts = useResource(async () => (await unwrap(control.GET('/accounts'))).accounts, {
    kinds: ['account', 'member'],
  });
  const users = (accounts.data ?? []).flatMap((account) => account.users);
  return (
    <Loaded resource={integrations}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState title="There are no integrations">
            <p>Add some with the section integrations of a seed.</p>
          </EmptyState>
        ) : (
          <>
            {all.map((one) => (
              <section
                key={one.integrationKey}
                class="card"
                aria-labelledby={`name-${one.integrationKey}`}
              >
                <h2 id={`name-${one.integrationKey}`}>{one.name}</h2>
                <Facts integration={one} />
                <KeyPair integration={one} />
                <Grants integration={one} users={users} />
              </section>
            ))}
          </>
        )
      }
    </Loaded>
  );
}

function Facts({ integration }: { integration: Integration }) {
  const { integrationKey, secret, redirectUris, publicKeys, consented, consents } = integration;
  return (
    <dl class="facts">
      <dt>Integration key</dt>
      <dd>
        <code>{integrationKey}</code> <CopyButton text={integrationKey} what="integration key" />
      </dd>
      <dt>Secret</dt>
      <dd>
        {secret === undefined ? (
          <span class="quiet">Any secret works.</span>
        ) : (
          <Secret text={secret} />
        )}
      </dd>
      <dt>Redirect addresses</dt>
      <dd>
        {redirectUris === undefined ? (
          <span class="quiet">Any address works.</span>
        ) : (
          <ul class="plain">
            {redirectUris.map((address) => (
              <li key={address}>
                <code>{address}</code> <CopyButton text={address} what={address} />
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>Consent</dt>
      <dd>
        {consented ? (
          <Status value="not needed" tone="good" />
        ) : consents.length === 0 ? (
          <Status value="not given" tone="waiting" />
        ) : (
          <ul class="plain">
            {consents.map(({ userId, email, scopes, consentedAt }) => (
              <li key={userId ?? ''}>
                {email ?? userId ?? 'An administrator for all users'}: {scopes.join(' ')},{' '}
                <Moment at={consentedAt} />
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>RSA public key</dt>
      <dd>
        {publicKeys === undefined ? (
          <span class="quiet">None. Any signature of a JWT works.</span>
        ) : (
          <details>
            <summary>{publicKeys.length === 1 ? 'One key' : `${publicKeys.length} keys`}</summary>
            {publicKeys.map((key) => (
              <Code key={key} text={key} what="public key" />
            ))}
          </details>
        )}
      </dd>
    </dl>
  );
}

/** A secret that is hidden until the user shows it. */
function Secret({ text }: { text: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <code>{isShown ? text : '••••••••••••'}</code>
      <button
        type="button"
        class="button small"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
      <CopyButton text={text} what="secret" />
    </>
  );
}
