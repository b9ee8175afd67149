// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { XmlSchemas } from '../../xml/index.js';
/**
 * Describes the XML of esign-v2.1 for `xmlCodec` of `@countersign/client/xml`.
 */
export const xmlSchemas: XmlSchemas = {
    operations: {
        Accounts_listSharedAccess: {
            responses: {
                '200': {
                    $ref: 'accountSharedAccess'
                },
                '400': {
                    $ref: 'errorDetails'
                }
            }
        },
        Accounts_updateSharedAccess: {
            body: {
                $ref: 'accountSharedAccess'
            },
            responses: {
                '200': {
                    $ref: 'accountSharedAccess'
                },
                '400': {
                    $ref: 'errorDetails'
                }
            }
        }
    },
    schemas: {
        accountSharedAccess: {
            type: 'object',
            properties: {
                accountId: {
                    type: 'string'
                },
                startPosition: {
                    type: 'string'
                },
                endPosition: {
                    type: 'string'
                },
                resultSetSize: {
                    type: 'string'
                },
                totalSetSize: {
                    type: 'string'
                },
                nextUri: {
                    type: ['string', 'null']
                },
                previousUri: {
                    type: ['string', 'null']
                },
                sharedAccess: {
                    type: 'array',
                    items: {
                        $ref: 'memberSharedItems'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'accountSharedAccess',
                namespace: 'http://www.docusign.com/restapi'
            }
        },
        errorDetails: {
            type: 'object',
            properties: {
                errorCode: {
                    type: 'string'
                },
                message: {
                    type: 'string'
                }
            },
            xml: {
                name: 'errorDetails',
                namespace: 'http://www.docusign.com/restapi'
            }
        },
        folderSharedItem: {
            type: 'object',
            properties: {
                folderId: {
                    type: 'string'
                },
                name: {
                    type: 'string'
                },
                parentFolderId: {
                    type: 'string'
                },
                parentFolderUri: {
                    type: 'string'
                },
                uri: {
                    type: 'string'
                },
                user: {
                    $ref: 'userInfo'
                },
                owner: {
                    $ref: 'userInfo'
                },
                shared: {
                    $ref: 'itemSharing'
                },
                sharedGroups: {
                    type: 'array',
                    items: {
                        $ref: 'memberGroupSharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                sharedUsers: {
                    type: 'array',
                    items: {
                        $ref: 'userSharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'folderSharedItem'
            }
        },
        group: {
            type: 'object',
            properties: {
                groupId: {
                    type: 'string'
                },
                groupName: {
                    type: 'string'
                },
                groupType: {
                    $ref: 'groupType'
                },
                permissionProfileId: {
                    type: 'string'
                },
                dsGroupId: {
                    type: 'string'
                },
                users: {
                    type: 'array',
                    items: {
                        $ref: 'userInfo'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                usersCount: {
                    type: 'string'
                },
                accessType: {
                    type: 'string'
                },
                isManagedByScim: {
                    type: 'boolean'
                },
                lastModifiedOn: {
                    type: 'string'
                },
                userGroupType: {
                    type: 'string'
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'group'
            }
        },
        groupType: {
            type: 'string'
        },
        itemSharing: {
            type: 'string'
        },
        memberGroupSharedItem: {
            type: 'object',
            properties: {
                group: {
                    $ref: 'group'
                },
                shared: {
                    $ref: 'itemSharing'
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'memberGroupSharedItem'
            }
        },
        memberSharedItems: {
            type: 'object',
            properties: {
                user: {
                    $ref: 'userInfo'
                },
                envelopes: {
                    type: 'array',
                    items: {
                        $ref: 'sharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                templates: {
                    type: 'array',
                    items: {
                        $ref: 'templateSharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                folders: {
                    type: 'array',
                    items: {
                        $ref: 'folderSharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'memberSharedItems'
            }
        },
        sharedItem: {
            type: 'object',
            properties: {
                user: {
                    $ref: 'userInfo'
                },
                shared: {
                    $ref: 'userSharing'
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'sharedItem'
            }
        },
        templateSharedItem: {
            type: 'object',
            properties: {
                templateId: {
                    type: 'string'
                },
                templateName: {
                    type: 'string'
                },
                password: {
                    type: 'string'
                },
                owner: {
                    $ref: 'userInfo'
                },
                shared: {
                    $ref: 'itemSharing'
                },
                sharedGroups: {
                    type: 'array',
                    items: {
                        $ref: 'memberGroupSharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                sharedUsers: {
                    type: 'array',
                    items: {
                        $ref: 'userSharedItem'
                    },
                    xml: {
                        wrapped: true
                    }
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'templateSharedItem'
            }
        },
        userInfo: {
            type: 'object',
            properties: {
                accountId: {
                    type: 'string'
                },
                accountName: {
                    type: 'string'
                },
                activationAccessCode: {
                    type: 'string'
                },
                email: {
                    type: 'string'
                },
                errorDetails: {
                    $ref: 'errorDetails'
                },
                ipAddress: {
                    type: 'string'
                },
                loginStatus: {
                    type: 'string'
                },
                membershipId: {
                    type: 'string'
                },
                sendActivationEmail: {
                    type: 'string'
                },
                uri: {
                    type: 'string'
                },
                userId: {
                    type: 'string'
                },
                userName: {
                    type: 'string'
                },
                userStatus: {
                    type: 'string'
                },
                userType: {
                    type: 'string'
                }
            },
            xml: {
                name: 'userInfo'
            }
        },
        userSharedItem: {
            type: 'object',
            properties: {
                user: {
                    $ref: 'userInfo'
                },
                shared: {
                    $ref: 'userSharing'
                },
                errorDetails: {
                    $ref: 'errorDetails'
                }
            },
            xml: {
                name: 'userSharedItem'
            }
        },
        userSharing: {
            type: 'string'
        }
    }
};

