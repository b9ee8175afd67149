import { useLocation, useRoute } from 'preact-iso';
import { control, unwrap, type Schemas } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { DataList } from '../parts/data-list.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Split } from '../parts/split.tsx';
import { Status } from '../parts/status.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { NewRecord } from '../making/new-record.tsx';
import { listRecords } from './read-list.ts';
import { RecordDetail } from './record-detail.tsx';
import { findUsualAccount } from './usual-account.ts';
import { recordKinds, type RecordKind, type ServiceObject } from './record-kinds.ts';
import './records.css';

/** Users, groups, rooms and others: the lists of the service, as the service returns them. */
export function RecordsPage() {
  const { params } = useRoute();
  const kind = recordKinds[params['kind'] ?? ''];
  const accounts = useResource(async () => (await unwrap(control.GET('/accounts'))).accounts, {
    kinds: ['account'],
  });
  if (kind === undefined)
    return (
      <Page title="Page not found">
        <EmptyState title={`The console has no page for ${params['kind'] ?? ''}`} />
      </Page>
    );
  return (
    <Loaded resource={accounts}>
      {(known) => (
        <KindPage key={kind.title} kind={kind} word={params['kind'] ?? ''} accounts={known} />
      )}
    </Loaded>
  );
}

interface KindPageProps {
  kind: RecordKind;
  /** The word in the address. */
  word: string;
  accounts: readonly Schemas['Account'][];
}

function KindPage({ kind, word, accounts }: KindPageProps) {
  const { params } = useRoute();
  const { route } = useLocation();
  const [search, setSearch] = useFilter('search');
  const [chosen, setAccount] = useFilter('account');
  const fitting = accounts.filter((account) => suits(account, kind));
  const account =
    fitting.find(({ accountId }) => accountId === chosen) ?? findUsualAccount(fitting);
  const accountId = account?.accountId ?? '';
  const resource = useResource(async () => (accountId === '' ? [] : listRecords(kind, accountId)), {
    kinds: kind.changes,
    key: `${word} ${accountId}`,
  });
  const words = search.toLowerCase();
  const id = params['id'];
  const keep = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(chosen !== '' && { account: chosen }),
  });
  const address = (to = '') =>
    inTenant(
      `/console/records/${word}${to === '' ? '' : `/${to}`}${keep.size === 0 ? '' : `?${keep}`}`,
    );
  return (
    <Page
      title={kind.title}
      full
      actions={
        <NewRecord
          kind={kind}
          word={word}
          accountId={accountId}
          onMade={(made) => {
            resource.reload();
            route(address(made));
          }}
        />
      }
    >
      <div class="bar">
        <SearchField what={kind.title.toLowerCase()} value={search} onChange={setSearch} />
        {kind.base !== 'admin' && fitting.length > 1 && (
          <select
            aria-label="Account"
            value={accountId}
            onChange={({ currentTarget }) => setAccount(currentTarget.value)}
          >
            {fitting.map((one) => (
              <option key={one.accountId} value={one.accountId}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </div>
      <Loaded resource={resource}>
        {(all) => {
          const found = all.filter((one) => JSON.stringify(one).toLowerCase().includes(words));
          const open = all.find((one) => String(one[kind.id]) === id);
          if (all.length === 0)
            return (
              <EmptyState title={`No ${kind.title.toLowerCase()} yet`}>
                <p>{kind.empty}</p>
              </EmptyState>
            );
          return (
            <Split
              list={
                <DataList
                  items={found}
                  label={kind.title}
                  getKey={(one) => String(one[kind.id])}
                  getHref={(one) => address(String(one[kind.id]))}
                  {...(id !== undefined && { current: id })}
                  rowHeight={56}
                >
                  {(one) => <Row kind={kind} value={one} />}
                </DataList>
              }
              detail={
                open === undefined || id === undefined ? undefined : (
                  <RecordDetail
                    key={id}
                    kind={kind}
                    word={word}
                    accountId={accountId}
                    id={id}
                    listed={open}
                    onEdited={resource.reload}
                  />
                )
              }
              back={address()}
              hint={`Choose ${/^[aeio]/.test(kind.one) ? 'an' : 'a'} ${kind.one} to see all of it.`}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

function Row({ kind, value }: { kind: RecordKind; value: ServiceObject }) {
  const status = kind.status === undefined ? undefined : value[kind.status];
  const details = kind.details.flatMap((field) => {
    const text = value[field];
    if (text === undefined || text === null) return [];
    // A bare number says nothing, and neither does a boolean.
    if (/^\d+$/.test(String(text))) return `${String(text)} ${field}`;
    return /^(?:true|false)$/.test(String(text)) ? `${field}: ${String(text)}` : String(text);
  });
  return (
    <>
      <span class="line">
        <strong class="cut">{String(value[kind.name] ?? '')}</strong>
        {typeof status === 'string' && <Status value={status} />}
      </span>
      <span class="quiet cut">{details.join(' · ')}</span>
    </>
  );
}

/** Reports whether an account can have records of a kind. */
function suits(
  { users, suspendedBecause, hasRooms, organizationId }: Schemas['Account'],
  { base }: RecordKind,
) {
  if (suspendedBecause !== undefined || !users.some(isActiveAdministrator)) return false;
  if (base === 'rooms') return hasRooms === true;
  return base === 'admin' ? organizationId !== undefined : true;
}

function isActiveAdministrator({ isAdmin, status }: Schemas['AccountUser']): boolean {
  return isAdmin && status === 'Active';
}
