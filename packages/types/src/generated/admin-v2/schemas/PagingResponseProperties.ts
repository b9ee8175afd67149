// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The part of a list that a response contains. */
export interface PagingResponseProperties {
    /**
     * The number of items in this response.
     *
     * Format: int32
     */
    result_set_size?: number | undefined;
    /**
     * The 0-based position of the first item of this response in the whole list.
     *
     * Format: int32
     */
    result_set_start_position?: number | undefined;
    /**
     * The 0-based position of the last item of this response in the whole list.
     *
     * Format: int32
     */
    result_set_end_position?: number | undefined;
    /**
     * The number of items in the whole list.
     *
     * Format: int32
     */
    total_set_size?: number | undefined;
    /** The absolute URL of the next page. It is omitted on the last page. */
    next?: string | undefined;
    /** The absolute URL of the previous page. It is omitted on the first page. */
    previous?: string | undefined;
}
