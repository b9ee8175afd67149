import type { ComponentChildren } from 'preact';
import { inTenant } from '../api/tenant.ts';
import type { Resource } from '../api/use-resource.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Tabs } from '../parts/tabs.tsx';
import type { Item } from './item.ts';
import { getListAddress } from './list-address.ts';

interface ItemPageProps<Open extends Item> {
  kind: Item['kind'];
  id: string;
  resource: Resource<Open>;
  /** The last part of the address and the title of each part. */
  parts: readonly (readonly [name: string, title: string])[];
  /** The part that is shown. */
  part: string;
  /** The title while it is not there. */
  word: string;
  title: (item: Open) => string;
  /** The facts between the link to the list and the ID. */
  facts: (item: Open) => ComponentChildren;
  actions: (item: Open) => ComponentChildren;
  children: (item: Open) => ComponentChildren;
}

/** The page of an envelope or template: its title and actions, and its parts as tabs. */
export function ItemPage<Open extends Item>(props: ItemPageProps<Open>) {
  const { kind, id, resource, parts, part, word, title, facts, actions, children } = props;
  const { data } = resource;
  const back = <a href={getListAddress(`${kind}s`)}>← All {kind}s</a>;
  return (
    <Page
      title={data === undefined ? word : title(data)}
      lead={
        data === undefined ? (
          back
        ) : (
          <span class="lead">
            {back}
            {facts(data)}
            <span class="id">
              <code>{data.id}</code>
              <CopyButton text={data.id} what={`${kind} ID`} />
            </span>
          </span>
        )
      }
      actions={data !== undefined && actions(data)}
    >
      {/* One that is not there has no parts. */}
      {(data !== undefined || resource.error === undefined) && (
        <Tabs
          label={`Parts of the ${kind}`}
          tabs={parts.map(([name, text]) => ({
            title: text,
            href: inTenant(`/console/${kind}s/${id}${name === '' ? '' : `/${name}`}`),
            current: part === name,
          }))}
        />
      )}
      <Loaded resource={resource}>{children}</Loaded>
    </Page>
  );
}
