// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A date format, with letters for the day, month and year, such as `yyyy-MM-dd` or `M/d/yyyy`. */
export type SignDateFormat = "d/M/yyyy" | "dd-MM-yy" | "dd-MMM-yy" | "dd-MM-yyyy" | "dd.MM.yyyy" | "dd-MMM-yyyy" | "dd MMMM yyyy" | "M/d/yyyy" | "MM-dd-yyyy" | "MM/dd/yyyy" | "MM/dd/yy" | "MMM-dd-yyyy" | "MMM d, yyyy" | "MMMM d, yyyy" | "yyyy-MM-dd" | "yyyy-MMM-dd" | "yyyy/MM/dd" | "yyyy MMMM d" | (string & {});
