// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How far a member's rights reach in the company: the rooms of their own (`Contributor`), of their
 * offices, of their regions, or of the whole company. `Admin` is for administrators.
 */
export type AccessLevel = "Contributor" | "Office" | "Region" | "Company" | "Admin";
