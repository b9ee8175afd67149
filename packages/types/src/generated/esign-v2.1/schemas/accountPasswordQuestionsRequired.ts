// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The bounds within which the number of security questions may be set. */
export interface AccountPasswordQuestionsRequired {
    /**
     * The highest number of questions.
     *
     * Format: integer-string
     */
    maximumQuestions?: string | undefined;
    /**
     * The lowest number of questions.
     *
     * Format: integer-string
     */
    minimumQuestions?: string | undefined;
}
