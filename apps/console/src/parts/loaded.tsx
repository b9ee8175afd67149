import type { ComponentChildren } from 'preact';
import type { Resource } from '../api/use-resource.ts';
import { Failure } from './failure.tsx';

interface LoadedProps<Data> {
  resource: Resource<Data>;
  children: (data: Data) => ComponentChildren;
}

/** Shows a resource once it is there; before that, that it is loading, or why it is not there. */
export function Loaded<Data>({ resource, children }: LoadedProps<Data>) {
  const { data, error, reload } = resource;
  if (data !== undefined) return <>{children(data)}</>;
  if (error !== undefined) return <Failure message={error} retry={reload} />;
  return (
    <p class="loading quiet" role="status">
      Loading …
    </p>
  );
}
