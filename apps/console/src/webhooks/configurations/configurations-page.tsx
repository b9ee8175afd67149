import { useState } from 'preact/hooks';
import { useResource } from '../../api/use-resource.ts';
import { DataList } from '../../parts/data-list.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Split } from '../../parts/split.tsx';
import { webhooksAddress, WebhooksTabs } from '../webhooks-tabs.tsx';
import { ConfigurationStatus } from './configuration-status.tsx';
import { ConfigurationDetail } from './configuration-detail.tsx';
import { loadConfigurations, type OwnedConfiguration } from './load-configurations.ts';
import { ConfigurationDialog } from './configuration-dialog.tsx';

/** The configurations of accounts and organizations, and the one that is open. */
export function ConfigurationsPage({ id }: { id: string | undefined }) {
  const configurations = useResource(loadConfigurations, {
    kinds: ['connect-configuration', 'organization-connect', 'account'],
  });
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title="Webhooks"
      full
      actions={
        <button type="button" class="button first" onClick={() => setAdding(true)}>
          Add a configuration
        </button>
      }
    >
      <WebhooksTabs current="configurations" />
      {adding && <ConfigurationDialog onClose={() => setAdding(false)} />}
      <Loaded resource={configurations}>
        {({ configurations: all, problems }) => (
          <Split
            back={webhooksAddress('configurations')}
            hint="Choose a configuration to see its settings and to send test messages."
            detail={id === undefined ? undefined : <Chosen id={id} all={all} />}
            list={
              all.length > 0 ? (
                <List all={all} current={id} />
              ) : (
                <EmptyState title="There is no configuration yet">
                  <p>
                    A configuration sends messages about events to the URL of a listener. An
                    envelope can also bring its own, in <code>eventNotifications</code>.
                  </p>
                  {problems.map((problem) => (
                    <p key={problem}>{problem}</p>
                  ))}
                </EmptyState>
              )
            }
          />
        )}
      </Loaded>
    </Page>
  );
}

function List({
  all,
  current,
}: {
  all: readonly OwnedConfiguration[];
  current: string | undefined;
}) {
  return (
    <DataList
      items={all}
      label="Configurations"
      rowHeight={64}
      getKey={({ connectId }) => connectId}
      getHref={({ connectId }) => webhooksAddress('configurations', connectId)}
      {...(current !== undefined && { current })}
    >
      {(configuration) => (
        <>
          <span class="line">
            <strong class="cut">{configuration.name}</strong>
            <ConfigurationStatus configuration={configuration} />
          </span>
          <span class="line quiet">
            <span class="cut">{configuration.url.replace(/^https?:\/\//, '')}</span>
            <span class="cut">{configuration.owner.name}</span>
          </span>
        </>
      )}
    </DataList>
  );
}

function Chosen({ id, all }: { id: string; all: readonly OwnedConfiguration[] }) {
  const found = all.find(({ connectId }) => connectId === id);
  if (found !== undefined) return <ConfigurationDetail key={id} configuration={found} />;
  return (
    <EmptyState title="This configuration does not exist">
      <p>It may have been deleted.</p>
    </EmptyState>
  );
}
