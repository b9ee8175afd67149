import type { ComponentProps } from 'preact';
import { Field } from '../parts/field.tsx';

interface ListenerUrlProps extends Pick<ComponentProps<typeof Field>, 'children'> {
  error: string | undefined;
}

/** The field for the URL that messages are sent to. */
export function ListenerUrl({ error, children }: ListenerUrlProps) {
  return (
    <Field
      label="URL"
      hint="On this machine, or a host that the sandbox was started with (--allow-hosts)."
      {...(error !== undefined && { error })}
    >
      {children}
    </Field>
  );
}
