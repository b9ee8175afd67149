import { callService } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Scalar } from './facts.tsx';
import { readList } from './read-list.ts';
import { pathOf, type RecordKind, type RecordSection } from './record-kinds.ts';

interface RecordSectionProps {
  kind: RecordKind;
  section: RecordSection;
  accountId: string;
  id: string;
}

/** A list inside the page of an object. */
export function SectionTable({ kind, section, accountId, id }: RecordSectionProps) {
  const resource = useResource(
    async () => {
      const path = pathOf(kind, accountId, section.path(id, accountId));
      return readList(await callService<unknown>({ accountId, path }), section.field);
    },
    { kinds: kind.changes, key: `${accountId} ${id} ${section.title}` },
  );
  return (
    <section class="card">
      <h3>{section.title}</h3>
      <Loaded resource={resource}>
        {(rows) =>
          rows.length === 0 ? (
            <p class="quiet">None.</p>
          ) : (
            <div class="table-box" tabIndex={0} role="region" aria-label={section.title}>
              <table>
                <thead>
                  <tr>
                    {section.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row, at) => (
                    <tr key={at}>
                      {section.columns.map((column) => (
                        <td key={column}>
                          <Scalar value={row[column]} name={column} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </section>
  );
}
