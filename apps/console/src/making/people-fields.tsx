import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface PeopleFieldsProps {
  /** The word for one of them, such as `signer`. */
  one: string;
  /** The fields of one of them; its words are for the labels, such as `the signer` or `signer 2`. */
  children: (words: string, isFirst: boolean) => ComponentChildren;
}

/** Shows fields for each of one or more people; a button adds another one. */
export function PeopleFields({ one, children }: PeopleFieldsProps) {
  const [keys, setKeys] = useState<readonly number[]>([0]);
  const added = useRef<HTMLDivElement>(null);
  const last = keys.at(-1) ?? 0;
  // Adding leads to the fields of the person that was added, before the next key.
  useLayoutEffect(() => {
    if (last > 0) added.current?.querySelector('input')?.focus();
  }, [last]);
  return (
    <>
      {keys.map((key, at) => {
        const words = keys.length === 1 ? `the ${one}` : `${one} ${at + 1}`;
        return (
          <div key={key} ref={key === last ? added : null} class="form">
            {children(words, key === 0)}
            {key > 0 && (
              <button
                type="button"
                class="button small"
                onClick={() => setKeys(keys.filter((other) => other !== key))}
              >
                Remove {words}
              </button>
            )}
          </div>
        );
      })}
      <button type="button" class="button small" onClick={() => setKeys([...keys, last + 1])}>
        Add a {one}
      </button>
    </>
  );
}
