import { fetchService } from '../api/service.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { act } from '../parts/toasts.tsx';
import type { Item } from './item.ts';

/** The fields of a document that are shown. */
interface ShownDocument {
  documentId?: string | undefined;
  name?: string | undefined;
  sizeBytes?: string | undefined;
  pages?: unknown;
}

interface DocumentsViewProps {
  item: Item;
  documents: readonly ShownDocument[];
}

/** The documents, each and all of them to download. */
export function DocumentsView({ item, documents }: DocumentsViewProps) {
  if (documents.length === 0)
    return (
      <EmptyState title="There are no documents">
        <p>They were not added yet, or they were purged.</p>
      </EmptyState>
    );
  return (
    <>
      <div class="actions">
        <Download item={item} part="combined" name="combined.pdf" label="Download all as one PDF" />
        {item.kind === 'envelope' && (
          <>
            <Download item={item} part="archive" name="documents.zip" label="Download all as ZIP" />
            <Download
              item={item}
              part="certificate"
              name="certificate.pdf"
              label="Download the certificate"
            />
          </>
        )}
      </div>
      <div class="table-box" tabIndex={0} role="region" aria-label="Documents">
        <table>
          <thead>
            <tr>
              <th scope="col">ID</th>
              <th scope="col">Name</th>
              <th scope="col">Pages</th>
              <th scope="col">Size</th>
              <th scope="col">File</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ documentId = '', name = '', sizeBytes, pages }) => (
              <tr key={documentId}>
                <td>{documentId}</td>
                <td>{name}</td>
                <td>{Array.isArray(pages) ? pages.length : String(pages ?? '')}</td>
                <td>
                  {sizeBytes === undefined ? '' : `${Math.ceil(Number(sizeBytes) / 1024)} kB`}
                </td>
                <td>
                  <Download
                    item={item}
                    part={documentId}
                    name={`${name.replace(/\.pdf$/i, '')}.pdf`}
                    label="Download"
                    of={name}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface DownloadProps {
  item: Item;
  /** The ID of a document, or the word for all of them. */
  part: string;
  /** The name of the file. */
  name: string;
  label: string;
  /** The subject of the download, if the label does not contain it. */
  of?: string;
}

function Download({ item: { accountId, path }, part, name, label, of }: DownloadProps) {
  async function download() {
    const response = await fetchService({ accountId, path: `${path}/documents/${part}` });
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <button
      type="button"
      class="button small"
      onClick={() => void act(download, `Downloaded ${name}.`)}
    >
      {label}
      {of !== undefined && <span class="out"> {of}</span>}
    </button>
  );
}
