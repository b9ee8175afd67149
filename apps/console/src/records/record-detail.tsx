import { about } from '../api/about.ts';
import { callService, findToken } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { EditRecord } from '../making/edit-record.tsx';
import { Json } from '../parts/code.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Status } from '../parts/status.tsx';
import { Facts } from './facts.tsx';
import { isObject, withInside } from './read-list.ts';
import { pathOf, type RecordKind, type ServiceObject } from './record-kinds.ts';
import { SectionTable } from './record-section.tsx';

interface RecordDetailProps {
  kind: RecordKind;
  /** The word of the kind in the address. */
  word: string;
  accountId: string;
  id: string;
  /** The object as it is in the list. */
  listed: ServiceObject;
  /** Is called after a change, so that the list shows it. */
  onEdited: () => void;
}

/** The page of one object: its fields, its related objects, and a program that requests it. */
export function RecordDetail({ kind, word, accountId, id, listed, onEdited }: RecordDetailProps) {
  const path = pathOf(kind, accountId, kind.get?.(id, listed) ?? kind.list);
  const resource = useResource(
    async (): Promise<ServiceObject> => {
      if (kind.get === undefined) return listed;
      const found = await callService<unknown>({ accountId, path });
      return isObject(found) ? withInside(kind, found) : listed;
    },
    { kinds: kind.changes, key: `${accountId} ${id}` },
  );
  // The list has it if no operation returns one alone.
  const shown = (found: ServiceObject) => (kind.get === undefined ? listed : found);
  const first = [
    kind.id,
    kind.name,
    ...(kind.status === undefined ? [] : [kind.status]),
    ...kind.details,
  ];
  const name = String(listed[kind.name] ?? id);
  const status = kind.status === undefined ? undefined : listed[kind.status];
  const link = kind.link === undefined ? undefined : listed[kind.link];
  return (
    <>
      <header class="line">
        <h2>{name}</h2>
        {typeof status === 'string' && <Status value={status} />}
      </header>
      <div class="actions">
        {typeof link === 'string' && (
          <a class="button first" href={link} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        {resource.data !== undefined && (
          <EditRecord
            kind={kind}
            word={word}
            accountId={accountId}
            record={{ ...listed, ...shown(resource.data) }}
            onEdited={() => {
              resource.reload();
              onEdited();
            }}
          />
        )}
        <CopyAs getCall={async () => callHere(await findToken({ accountId }), { path })} />
        {about.value?.reference === true && (
          <a class="button" href={`/reference/${kind.reference}`}>
            Reference
          </a>
        )}
      </div>
      <section class="card">
        <Loaded resource={resource}>
          {(value) => <Facts value={shown(value)} first={first} />}
        </Loaded>
      </section>
      {kind.sections?.map((section) => (
        <SectionTable
          key={section.title}
          kind={kind}
          section={section}
          accountId={accountId}
          id={id}
        />
      ))}
      <details class="card">
        <summary>JSON of the service</summary>
        <Loaded resource={resource}>
          {(value) => <Json value={shown(value)} what={`${kind.one} as JSON`} />}
        </Loaded>
      </details>
    </>
  );
}
