import { callService } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { Field } from '../parts/field.tsx';
import { readList } from '../records/read-list.ts';
import type { MakeField } from './makeable.ts';

interface FieldOfRecordProps {
  field: MakeField;
  /** The path of the account, for lists of values. */
  base: string;
  accountId: string;
  error: string | undefined;
}

/** A field of the dialog in which a record is made: a text, or values that the service lists. */
export function FieldOfRecord({ field, base, accountId, error }: FieldOfRecordProps) {
  const { name, label, hint, isAddress, optional = false, initial = '', choices } = field;
  const listed = useResource(async () =>
    choices === undefined
      ? []
      : readList(
          await callService<unknown>({ accountId, path: base + choices.path }),
          choices.list,
        ),
  );
  return (
    <Field
      label={optional ? `${label} (optional)` : label}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
    >
      {(bound) => {
        const common = { ...bound, name, required: !optional };
        if (choices !== undefined)
          return (
            <select {...common}>
              {listed.data?.map((one) => (
                <option key={String(one[choices.value])} value={String(one[choices.value])}>
                  {String(one[choices.words])}
                </option>
              ))}
            </select>
          );
        return isAddress ? (
          <input {...common} type="email" autocomplete="off" defaultValue={initial} />
        ) : (
          <input {...common} type="text" autocomplete="off" defaultValue={initial} />
        );
      }}
    </Field>
  );
}
