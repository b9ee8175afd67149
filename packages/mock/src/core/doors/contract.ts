// The compiled contract, and the names that it knows.
export {
  loadOperation,
  loadSchemas,
  loadSummaries,
  readIndex,
  type Administrators,
  type CompiledOperation,
  type ContractIndex,
} from '../engine/contract.ts';
export { knownNames } from '../engine/served-contract.ts';
export type { FileBeside } from '../engine/body.ts';
export { findNameElsewhere, listNamesAt } from '../engine/known-properties.ts';
export { isRecord } from '../engine/json-schema.ts';
export { readJson, type JsonReading } from '../engine/read-json.ts';
