// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The scope of a member's rights in the company: their own rooms (`Contributor`), the rooms of their
 * offices (`Office`), of their regions (`Region`) or of the whole company (`Company`). `Admin` is
 * for administrators.
 */
export type AccessLevel = "Contributor" | "Office" | "Region" | "Company" | "Admin" | (string & {});
