// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a Manager of a company on Rooms v5 may do beyond the role. */
export interface ClassicManagerPermissions {
    /** Whether the manager shows among the people of rooms they can reach. */
    isVisibleInTransactionRooms?: boolean | undefined;
    /** Whether the manager may delete rooms within their access level. */
    canDeleteCompanyRooms?: boolean | undefined;
    /** Whether the manager may delete documents in rooms within their access level. */
    canDeleteCompanyDocuments?: boolean | undefined;
    /** Whether the manager may change rooms within their access level. */
    canManageCompanyRooms?: boolean | undefined;
    /** Whether the manager may change the settings of the company. */
    canManageCompanyAccount?: boolean | undefined;
    /** Whether the manager may look after the documents that the company shares. */
    canManageCompanySharedLibrary?: boolean | undefined;
    /** Whether the manager may invite members and change them. */
    canManageCompanyMembers?: boolean | undefined;
    /** Whether the manager may close rooms within their access level. */
    canCloseCompanyRooms?: boolean | undefined;
    /** Whether the manager may approve task lists that were handed in for review. */
    canApproveCompanyChecklists?: boolean | undefined;
    /** Whether the manager also has the rights of a system administrator. */
    isCompanySystemAdmin?: boolean | undefined;
    /** Whether the manager looks after whole regions. */
    isRegionManager?: boolean | undefined;
    /** Whether the manager looks after single offices. */
    isOfficeManager?: boolean | undefined;
    /** Whether the manager gets into rooms within their access level uninvited. */
    autoAccessToCompanyRooms?: boolean | undefined;
}
