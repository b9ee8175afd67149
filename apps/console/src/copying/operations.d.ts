declare module 'virtual:operations' {
  import type { OperationFacts } from './facts.ts';

  const operations: readonly OperationFacts[];
  export default operations;
}
