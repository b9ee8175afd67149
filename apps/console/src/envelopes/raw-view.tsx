import { findToken } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { writeCurl } from '../copying/curl.ts';
import { callHere } from '../copying/sent-call.ts';
import { Code, Json } from '../parts/code.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { OperationLink } from '../parts/operation-link.tsx';
import type { Item } from './item.ts';

interface RawViewProps {
  item: Item;
  body: unknown;
  /** The value of the query parameter with which the body was loaded. */
  include: string;
}

/** The response of the service, and a program that requests it. */
export function RawView({ item, body, include }: RawViewProps) {
  const { accountId, kind, path, id } = item;
  const token = useResource(() => findToken({ accountId }), { key: id });
  return (
    <>
      <section class="card">
        <h2>curl</h2>
        <Loaded resource={token}>
          {(text) => {
            const call = callHere(text, { path: `${path}?include=${include}` });
            return (
              <>
                <div class="actions">
                  <CopyAs getCall={() => call} />
                  <OperationLink
                    area="esign-v2.1"
                    operation={kind === 'envelope' ? 'Envelopes_get' : 'Templates_get'}
                  />
                </div>
                <Code what="curl command" wrap text={writeCurl(call)} />
              </>
            );
          }}
        </Loaded>
      </section>
      <section class="card">
        <h2>Response</h2>
        <Json value={body} what="response" />
      </section>
    </>
  );
}
