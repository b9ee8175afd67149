interface SearchFieldProps {
  /** The searched records, such as `envelopes`. */
  what: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field that the key `/` leads to; an arrow goes on to the list below it. */
export function SearchField({ what, value, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      class="search"
      data-search
      aria-label={`Search ${what}`}
      placeholder={`Search ${what}  ( / )`}
      autocomplete="off"
      spellcheck={false}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={(event) => {
        const first = document.querySelector('#content .data-list a');
        if (event.key !== 'ArrowDown' || !(first instanceof HTMLElement)) return;
        event.preventDefault();
        first.focus();
      }}
    />
  );
}
