import type { PagingResponseProperties } from '@countersign/types/admin-v2';

/** The fields about paging that lists of Admin have, before the engine cuts the page out of the list. */
export function startPaging(): Required<PagingResponseProperties> {
  return {
    result_set_size: 0,
    result_set_start_position: 0,
    result_set_end_position: 0,
    total_set_size: 0,
    next: '',
    previous: '',
  };
}
