import type { About } from '../api/about.ts';
import { controlPath, type Schemas } from '../api/control.ts';
import type { Resource } from '../api/use-resource.ts';
import { Status } from '../parts/status.tsx';
import { Value } from './caller.tsx';

interface ServerFactsProps {
  about: About;
  /** Left out for the mock, which stores nothing. */
  health?: Resource<Schemas['Health']>;
}

/** The kind, version and health of the server. */
export function ServerFacts({ about, health }: ServerFactsProps) {
  const { server, version, areas } = about;
  const operations = areas.reduce((sum, area) => sum + area.operations, 0);
  return (
    <section class="card" aria-labelledby="server">
      <h2 id="server">This server</h2>
      <dl class="facts">
        <dt>Server</dt>
        <dd>
          {server} {version}
        </dd>
        {health !== undefined && (
          <>
            <dt>Health</dt>
            <dd>
              {health.error !== undefined ? (
                <>
                  <Status value="unavailable" tone="bad" /> {health.error}
                </>
              ) : health.data === undefined ? (
                <span class="quiet">Loading …</span>
              ) : (
                <Status value="healthy" tone="good" />
              )}
            </dd>
            <dt>Storage</dt>
            <dd>{storages[health.data?.storage ?? ''] ?? '–'}</dd>
          </>
        )}
        <dt>Port</dt>
        <dd>{location.port === '' ? 'default' : location.port}</dd>
        <dt>Operations</dt>
        <dd>{operations}</dd>
        <Value name="Address" value={location.origin} />
        {server === 'sandbox' && (
          <Value name="Control API" value={`${location.origin}${controlPath}`} />
        )}
      </dl>
      {about.reference && (
        <p>
          <a href="/reference/">API reference and guides</a>
        </p>
      )}
    </section>
  );
}

const storages: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
