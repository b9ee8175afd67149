import { about } from '../api/about.ts';

interface OperationLinkProps {
  area: string;
  /** Its operationId. */
  operation: string;
}

/** The name of an operation, which leads to its page in the reference if that is served. */
export function OperationLink({ area, operation }: OperationLinkProps) {
  return about.value?.reference === true ? (
    <a href={`/reference/${area}/operations/${operation}/`}>{operation}</a>
  ) : (
    <>{operation}</>
  );
}
