// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Which part of a list an answer holds. */
export interface PagingResponseProperties {
    /**
     * How many items this answer holds.
     *
     * Format: int32
     */
    result_set_size?: number | undefined;
    /**
     * Where the first item of this answer stands in the whole list, counted from 0.
     *
     * Format: int32
     */
    result_set_start_position?: number | undefined;
    /**
     * Where the last item of this answer stands in the whole list, counted from 0.
     *
     * Format: int32
     */
    result_set_end_position?: number | undefined;
    /**
     * How many items the whole list has.
     *
     * Format: int32
     */
    total_set_size?: number | undefined;
    /** The absolute address of the page after this one; the last page has none. */
    next?: string | undefined;
    /** The absolute address of the page before this one; the first page has none. */
    previous?: string | undefined;
}
