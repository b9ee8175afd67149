import type { PageImages } from '@countersign/types/esign-v2.1';
import { useState } from 'preact/hooks';
import { callService } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import type { Item } from './item.ts';
import { PageImage } from './page-image.tsx';
import { listTabs, placeTabs, type ListedTab, type PlacedTab } from './placed-tabs.ts';
import { nameRecipient, type Recipient } from './recipients.ts';

interface PagesViewProps {
  item: Item;
  documents: readonly { documentId?: string | undefined; name?: string | undefined }[];
  recipients: readonly Recipient[];
}

/** A tab with whose it is. */
export interface OwnedTab extends PlacedTab {
  owner: Recipient;
}

const zooms = [50, 75, 100, 150, 200];

/** The pages of all documents with the tabs at their places, and the tabs as a table. */
export function PagesView({ item, documents, recipients }: PagesViewProps) {
  const [zoom, setZoom] = useState(() => (innerWidth < 600 ? 50 : 75));
  const [drawn, setDrawn] = useState(true);
  const tabs = recipients.flatMap((owner) =>
    placeTabs(owner).map((tab): OwnedTab => ({ ...tab, owner })),
  );
  const listed = recipients.flatMap((owner) =>
    listTabs(owner.tabs).map((tab) => ({ ...tab, owner })),
  );
  if (documents.length === 0)
    return (
      <EmptyState title="There are no pages">
        <p>The documents were not added yet, or they were purged.</p>
      </EmptyState>
    );
  return (
    <>
      <div class="bar">
        <select
          aria-label="Zoom"
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        >
          {zooms.map((percent) => (
            <option key={percent} value={percent}>
              {percent} %
            </option>
          ))}
        </select>
        <label class="check">
          <input
            type="checkbox"
            checked={drawn}
            onChange={({ currentTarget }) => setDrawn(currentTarget.checked)}
          />
          Show tabs
        </label>
        <ul class="legend" aria-label="Colours of the recipients">
          {recipients
            .filter(({ recipientId }) =>
              tabs.some(({ owner }) => owner.recipientId === recipientId),
            )
            .map((one) => (
              <li key={one.recipientId}>
                <span class={`mark colour-${one.colour}`} aria-hidden="true" /> {nameRecipient(one)}
              </li>
            ))}
        </ul>
      </div>
      {documents.map(({ documentId = '', name = '' }) => (
        <DocumentPages
          key={documentId}
          item={item}
          documentId={documentId}
          name={name}
          zoom={zoom}
          tabs={drawn ? tabs.filter((tab) => tab.documentId === documentId) : []}
        />
      ))}
      {listed.length > 0 && <TabTable tabs={listed} />}
    </>
  );
}

interface DocumentPagesProps {
  item: Item;
  documentId: string;
  name: string;
  zoom: number;
  tabs: readonly OwnedTab[];
}

function DocumentPages({ item, documentId, name, zoom, tabs }: DocumentPagesProps) {
  const path = `${item.path}/documents/${documentId}/pages`;
  const resource = useResource(
    () => callService<PageImages>({ accountId: item.accountId, path: `${path}?dpi=72&count=500` }),
    { key: `${path} ${item.summary.changedAt}` },
  );
  return (
    <section class="document-pages" aria-label={`Pages of ${name}`}>
      <h2>{name}</h2>
      <Loaded resource={resource}>
        {({ pages = [] }) => (
          <div class="pages" tabIndex={0} role="region" aria-label={`Images of ${name}`}>
            {pages.map(({ pageId, sequence = '', width, height }) => (
              <PageImage
                key={pageId}
                accountId={item.accountId}
                path={`${path}/${sequence}/page_image?dpi=144`}
                version={item.summary.changedAt}
                title={`${name}, page ${sequence}`}
                width={Number(width)}
                height={Number(height)}
                zoom={zoom}
                tabs={tabs.filter(({ page }) => page === Number(sequence))}
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function TabTable({ tabs }: { tabs: readonly (ListedTab & { owner: Recipient })[] }) {
  return (
    <section>
      <h2>Tabs</h2>
      <div class="table-box" tabIndex={0} role="region" aria-label="Tabs">
        <table>
          <thead>
            <tr>
              <th scope="col">Recipient</th>
              <th scope="col">Type</th>
              <th scope="col">Label</th>
              <th scope="col">Value</th>
              <th scope="col">Required</th>
              <th scope="col">Place</th>
            </tr>
          </thead>
          <tbody>
            {tabs.map(({ owner, type, label, value, isRequired, tab }, at) => (
              <tr key={`${owner.recipientId}-${tab.tabId ?? at}`}>
                <td>
                  <span class={`mark colour-${owner.colour}`} aria-hidden="true" />{' '}
                  {nameRecipient(owner)}
                </td>
                <td>{type}</td>
                <td>{label}</td>
                <td>{value}</td>
                <td>{isRequired ? 'yes' : 'no'}</td>
                <td>{describePlace(tab)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function describePlace({ radios, documentId, ...tab }: ListedTab['tab']): string {
  const { pageNumber, xPosition, yPosition, anchorString } = { ...radios?.[0], ...tab };
  const at = `${documentId === undefined ? '' : `document ${documentId}, `}page ${pageNumber ?? '1'}`;
  if (xPosition !== undefined) return `${at}, ${xPosition} / ${yPosition ?? '0'}`;
  return anchorString === undefined ? at : `at the text “${anchorString}”`;
}
