import { useMemo } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { SearchField } from '../parts/search-field.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { recycleBin, type SummaryFilter } from './filter-summaries.ts';
import type { Summary } from './summaries.ts';

const standardFolders: Readonly<Record<string, string>> = {
  draft: 'Drafts',
  sentitems: 'Sent items',
  templates: 'In no folder',
  [recycleBin]: 'Deleted items',
};

interface SummaryFiltersProps {
  what: 'envelopes' | 'templates';
  items: readonly Summary[];
}

/** The filter that the address has. */
export function useSummaryFilter(): SummaryFilter {
  const [text] = useFilter('q');
  const [status] = useFilter('status');
  const [folder] = useFilter('folder');
  const [account] = useFilter('account');
  const [sender] = useFilter('sender');
  return { text, status, folder, account, sender };
}

/** Search and filters of a list; they offer only values that occur in it. */
export function SummaryFilters({ what, items }: SummaryFiltersProps) {
  const [text, setText] = useFilter('q');
  const { data: accounts = [] } = useResource(
    async () => (await unwrap(control.GET('/accounts'))).accounts,
  );
  const choices = useMemo(() => {
    const names = new Map(accounts.map(({ accountId, name }) => [accountId, name]));
    return {
      statuses: collect(items, ({ status }) => [status, status]),
      folders: collect(items, ({ folder, folderName }) => [
        folder,
        folderName ?? standardFolders[folder] ?? folder,
      ]),
      accounts: collect(items, ({ accountId }) => [accountId, names.get(accountId) ?? accountId]),
      senders: collect(items, ({ sender }) => [sender.userId, sender.name]),
    };
  }, [items, accounts]);
  const { statuses, folders, senders } = choices;
  return (
    <div class="bar" role="search" aria-label={`Filter ${what}`}>
      <SearchField what={what} value={text} onChange={setText} />
      {what === 'envelopes' && (
        <Choice name="status" label="Status" all="Any status" choices={statuses} />
      )}
      <Choice name="folder" label="Folder" all="Not deleted" choices={folders} />
      {choices.accounts.length > 1 && (
        <Choice name="account" label="Account" all="All accounts" choices={choices.accounts} />
      )}
      <Choice
        name="sender"
        label={what === 'envelopes' ? 'Sender' : 'Owner'}
        all={what === 'envelopes' ? 'Any sender' : 'Any owner'}
        choices={senders}
      />
    </div>
  );
}

type Choices = readonly (readonly [value: string, words: string])[];

interface ChoiceProps {
  /** The name in the address. */
  name: string;
  label: string;
  all: string;
  choices: Choices;
}

function Choice({ name, label, all, choices }: ChoiceProps) {
  const [value, setValue] = useFilter(name);
  const isKnown = value === '' || choices.some(([one]) => one === value);
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    >
      <option value="">{all}</option>
      {/* A link may name something that the list no longer has. */}
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

function collect(
  items: readonly Summary[],
  pick: (item: Summary) => readonly [value: string, words: string],
): Choices {
  return [...new Map(items.map(pick))].toSorted(([, one], [, other]) => one.localeCompare(other));
}
