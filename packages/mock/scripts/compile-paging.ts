import type { IHttpOperation } from '@stoplight/types';
import type { CompiledPaging } from '../src/core/engine/contract.ts';
import type { OperationDocument } from './area-document.ts';

/**
 * Compiles the paging of a list, if the spec has it; see the rule on `x-paging` in tooling/specs.
 */
export function compilePaging(
  { 'x-paging': paging = false }: OperationDocument,
  { request }: IHttpOperation,
): CompiledPaging | undefined {
  if (paging === false) return undefined;
  const { items, size } = paging;
  if (items === undefined) throw new Error('x-paging without items');
  const usual = request?.query?.find(({ name }) => name === size)?.schema?.default;
  // Numbers are text in some areas.
  return { ...paging, items, ...(usual !== undefined && { usual: Number(usual) }) };
}
