import { callService } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { Field } from '../parts/field.tsx';
import { readList } from '../records/read-list.ts';
import type { RecordField } from './record-form.ts';

interface FieldOfRecordProps {
  field: RecordField;
  /** The path of the account, for lists of values. */
  base: string;
  accountId: string;
  error: string | undefined;
}

/** A field of the dialog in which a record is made or changed: a text, or values that the service lists. */
export function FieldOfRecord({ field, base, accountId, error }: FieldOfRecordProps) {
  const { name, label, hint, isAddress, optional = false, initial = '', choices, values } = field;
  const listed = useResource(async () =>
    choices === undefined
      ? (values ?? [])
      : readList(
          await callService<unknown>({ accountId, path: base + choices.path }),
          choices.list,
        ).map((one) => ({ value: String(one[choices.value]), words: String(one[choices.words]) })),
  );
  return (
    <Field
      label={optional ? `${label} (optional)` : label}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
    >
      {(bound) => {
        const common = { ...bound, name, required: !optional };
        if (choices !== undefined || values !== undefined)
          return (
            <select {...common}>
              {listed.data?.map(({ value, words }) => (
                <option key={value} value={value} selected={value === initial}>
                  {words}
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
