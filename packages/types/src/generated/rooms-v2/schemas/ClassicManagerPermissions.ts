// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The permissions of a Manager of a company on Rooms v5, in addition to the role. */
export interface ClassicManagerPermissions {
    /** Specifies whether the manager is visible among the people of rooms that they can access. */
    isVisibleInTransactionRooms?: boolean | undefined;
    /** Specifies whether the manager can delete rooms within their access level. */
    canDeleteCompanyRooms?: boolean | undefined;
    /** Specifies whether the manager can delete documents in rooms within their access level. */
    canDeleteCompanyDocuments?: boolean | undefined;
    /** Specifies whether the manager can change rooms within their access level. */
    canManageCompanyRooms?: boolean | undefined;
    /** Specifies whether the manager can change the settings of the company. */
    canManageCompanyAccount?: boolean | undefined;
    /** Specifies whether the manager can manage the shared documents of the company. */
    canManageCompanySharedLibrary?: boolean | undefined;
    /** Specifies whether the manager can invite and change members. */
    canManageCompanyMembers?: boolean | undefined;
    /** Specifies whether the manager can close rooms within their access level. */
    canCloseCompanyRooms?: boolean | undefined;
    /** Specifies whether the manager can approve task lists that were submitted for review. */
    canApproveCompanyChecklists?: boolean | undefined;
    /** Specifies whether the manager also has the rights of a system administrator. */
    isCompanySystemAdmin?: boolean | undefined;
    /** Specifies whether the manager manages whole regions. */
    isRegionManager?: boolean | undefined;
    /** Specifies whether the manager manages individual offices. */
    isOfficeManager?: boolean | undefined;
    /**
     * Specifies whether the manager has access to rooms within their access level without an
     * invitation.
     */
    autoAccessToCompanyRooms?: boolean | undefined;
}
