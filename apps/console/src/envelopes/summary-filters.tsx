import { useMemo } from 'preact/hooks';
import { control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { SearchField } from '../parts/search-field.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { recycleBin, type Summary, type SummaryFilter } from './summaries.ts';

const standardFolders: Readonly<Record<string, string>> = {
  draft: 'Drafts',
  sentitems: 'Sent items',
  templates: 'In no folder',
  [recycleBin]: 'Deleted items',
};

/** The statuses that an envelope can have. */
const statuses = ['created', 'sent', 'delivered', 'completed', 'declined', 'voided', 'correct'];

interface SummaryFiltersProps {
  what: 'envelopes' | 'templates';
  /** The rows that are loaded, which name the folders of their users. */
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

/** Search and filters of a list. */
export function SummaryFilters({ what, items }: SummaryFiltersProps) {
  const [text, setText] = useFilter('q');
  const { data: accounts = [] } = useResource(
    async () => (await unwrap(control.GET('/accounts'))).accounts,
  );
  const choices = useMemo(() => {
    const drafts = what === 'envelopes' ? ['draft', 'sentitems'] : ['templates'];
    const standard: Choices = [...drafts, recycleBin].map((folder) => [
      folder,
      standardFolders[folder] ?? folder,
    ]);
    const own = items.flatMap(({ folder, folderName }): Choices =>
      folderName === undefined ? [] : [[folder, folderName]],
    );
    const users = accounts.flatMap((account) => account.users);
    return {
      folders: [...standard, ...collect(own)],
      accounts: collect(accounts.map(({ accountId, name }) => [accountId, name])),
      senders: collect(users.map(({ userId, userName }) => [userId, userName])),
    };
  }, [what, items, accounts]);
  const { folders, senders } = choices;
  return (
    <div class="bar" role="search" aria-label={`Filter ${what}`}>
      <SearchField what={what} value={text} onChange={setText} />
      {what === 'envelopes' && (
        <Choice
          name="status"
          label="Status"
          all="Any status"
          choices={statuses.map((one) => [one, one])}
        />
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

/** Lists choices by their words, each value once. */
function collect(choices: Choices): Choices {
  return [...new Map(choices)].toSorted(([, one], [, other]) => one.localeCompare(other));
}
