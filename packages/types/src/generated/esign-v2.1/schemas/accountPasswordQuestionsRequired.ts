// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The range of values that the number of security questions can have. */
export interface AccountPasswordQuestionsRequired {
    /**
     * The maximum number of security questions that can be required.
     *
     * Format: integer-string
     */
    maximumQuestions?: string | undefined;
    /**
     * The minimum number of security questions that can be required.
     *
     * Format: integer-string
     */
    minimumQuestions?: string | undefined;
}
