import { findToken } from '../api/service.ts';
import { defaultTenant, tenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { Code, Json } from '../parts/code.tsx';
import { Loaded } from '../parts/loaded.tsx';
import type { Item } from './item.ts';

interface RawViewProps {
  item: Item;
  body: unknown;
  /** The value of the query parameter with which the body was loaded. */
  include: string;
}

/** The response of the service, and a curl command that requests it. */
export function RawView({ item, body, include }: RawViewProps) {
  const { accountId, path, id } = item;
  const token = useResource(() => findToken({ accountId }), { key: id });
  return (
    <>
      <section class="card">
        <h2>curl</h2>
        <Loaded resource={token}>
          {(text) => (
            <Code
              what="curl command"
              wrap
              text={[
                `curl '${location.origin}${path}?include=${include}'`,
                `  --header 'Authorization: Bearer ${text}'`,
                ...(tenant.value === defaultTenant
                  ? []
                  : [`  --header 'X-Countersign-Tenant: ${tenant.value}'`]),
              ].join(' \\\n')}
            />
          )}
        </Loaded>
      </section>
      <section class="card">
        <h2>Response</h2>
        <Json value={body} what="response" />
      </section>
    </>
  );
}
