interface SearchFieldProps {
  /** The searched records, such as `envelopes`. */
  what: string;
  value: string;
  onChange: (value: string) => void;
}

/** The field that the key `/` leads to. */
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
    />
  );
}
