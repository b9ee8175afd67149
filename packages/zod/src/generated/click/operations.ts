// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    ServiceInformation_GetServiceInformation: () => import('./service-information.js').then(all => ({
        responses: { 200: all.ServiceInformationGetServiceInformation200Response, 400: all.ServiceInformationGetServiceInformation400Response, 404: all.ServiceInformationGetServiceInformation404Response, 405: all.ServiceInformationGetServiceInformation405Response, 429: all.ServiceInformationGetServiceInformation429Response, 500: all.ServiceInformationGetServiceInformation500Response }
    })),
    Clickwraps_GetClickwraps: () => import('./clickwraps.js').then(all => ({
        params: all.ClickwrapsGetClickwrapsParams,
        query: all.ClickwrapsGetClickwrapsQueryParams,
        responses: { 200: all.ClickwrapsGetClickwraps200Response, 400: all.ClickwrapsGetClickwraps400Response, 401: all.ClickwrapsGetClickwraps401Response, 403: all.ClickwrapsGetClickwraps403Response, 404: all.ClickwrapsGetClickwraps404Response, 405: all.ClickwrapsGetClickwraps405Response, 429: all.ClickwrapsGetClickwraps429Response, 500: all.ClickwrapsGetClickwraps500Response }
    })),
    Clickwraps_PostClickwrap: () => import('./clickwraps.js').then(all => ({
        params: all.ClickwrapsPostClickwrapParams,
        body: all.ClickwrapsPostClickwrapBody,
        responses: { 201: all.ClickwrapsPostClickwrap201Response, 400: all.ClickwrapsPostClickwrap400Response, 401: all.ClickwrapsPostClickwrap401Response, 403: all.ClickwrapsPostClickwrap403Response, 404: all.ClickwrapsPostClickwrap404Response, 405: all.ClickwrapsPostClickwrap405Response, 429: all.ClickwrapsPostClickwrap429Response, 500: all.ClickwrapsPostClickwrap500Response }
    })),
    Clickwraps_DeleteClickwraps: () => import('./clickwraps.js').then(all => ({
        params: all.ClickwrapsDeleteClickwrapsParams,
        query: all.ClickwrapsDeleteClickwrapsQueryParams,
        responses: { 200: all.ClickwrapsDeleteClickwraps200Response, 400: all.ClickwrapsDeleteClickwraps400Response, 401: all.ClickwrapsDeleteClickwraps401Response, 403: all.ClickwrapsDeleteClickwraps403Response, 404: all.ClickwrapsDeleteClickwraps404Response, 405: all.ClickwrapsDeleteClickwraps405Response, 429: all.ClickwrapsDeleteClickwraps429Response, 500: all.ClickwrapsDeleteClickwraps500Response }
    })),
    Clickwraps_GetClickwrap: () => import('./clickwraps.js').then(all => ({
        params: all.ClickwrapsGetClickwrapParams,
        responses: { 200: all.ClickwrapsGetClickwrap200Response, 400: all.ClickwrapsGetClickwrap400Response, 401: all.ClickwrapsGetClickwrap401Response, 403: all.ClickwrapsGetClickwrap403Response, 404: all.ClickwrapsGetClickwrap404Response, 405: all.ClickwrapsGetClickwrap405Response, 429: all.ClickwrapsGetClickwrap429Response, 500: all.ClickwrapsGetClickwrap500Response }
    })),
    Clickwraps_PutClickwrap: () => import('./clickwraps.js').then(all => ({
        params: all.ClickwrapsPutClickwrapParams,
        body: all.ClickwrapsPutClickwrapBody,
        responses: { 200: all.ClickwrapsPutClickwrap200Response, 400: all.ClickwrapsPutClickwrap400Response, 401: all.ClickwrapsPutClickwrap401Response, 403: all.ClickwrapsPutClickwrap403Response, 404: all.ClickwrapsPutClickwrap404Response, 405: all.ClickwrapsPutClickwrap405Response, 429: all.ClickwrapsPutClickwrap429Response, 500: all.ClickwrapsPutClickwrap500Response }
    })),
    Clickwraps_DeleteClickwrap: () => import('./clickwraps.js').then(all => ({
        params: all.ClickwrapsDeleteClickwrapParams,
        query: all.ClickwrapsDeleteClickwrapQueryParams,
        responses: { 200: all.ClickwrapsDeleteClickwrap200Response, 400: all.ClickwrapsDeleteClickwrap400Response, 401: all.ClickwrapsDeleteClickwrap401Response, 403: all.ClickwrapsDeleteClickwrap403Response, 404: all.ClickwrapsDeleteClickwrap404Response, 405: all.ClickwrapsDeleteClickwrap405Response, 429: all.ClickwrapsDeleteClickwrap429Response, 500: all.ClickwrapsDeleteClickwrap500Response }
    })),
    UserAgreements_PostHasAgreed: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsPostHasAgreedParams,
        body: all.UserAgreementsPostHasAgreedBody,
        responses: { 200: all.UserAgreementsPostHasAgreed200Response, 201: all.UserAgreementsPostHasAgreed201Response, 400: all.UserAgreementsPostHasAgreed400Response, 401: all.UserAgreementsPostHasAgreed401Response, 403: all.UserAgreementsPostHasAgreed403Response, 404: all.UserAgreementsPostHasAgreed404Response, 405: all.UserAgreementsPostHasAgreed405Response, 429: all.UserAgreementsPostHasAgreed429Response, 500: all.UserAgreementsPostHasAgreed500Response }
    })),
    UserAgreements_GetAgreement: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsGetAgreementParams,
        responses: { 200: all.UserAgreementsGetAgreement200Response, 400: all.UserAgreementsGetAgreement400Response, 401: all.UserAgreementsGetAgreement401Response, 403: all.UserAgreementsGetAgreement403Response, 404: all.UserAgreementsGetAgreement404Response, 405: all.UserAgreementsGetAgreement405Response, 429: all.UserAgreementsGetAgreement429Response, 500: all.UserAgreementsGetAgreement500Response }
    })),
    UserAgreements_GetAgreementPdf: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsGetAgreementPdfParams,
        query: all.UserAgreementsGetAgreementPdfQueryParams,
        responses: { 400: all.UserAgreementsGetAgreementPdf400Response, 401: all.UserAgreementsGetAgreementPdf401Response, 403: all.UserAgreementsGetAgreementPdf403Response, 404: all.UserAgreementsGetAgreementPdf404Response, 405: all.UserAgreementsGetAgreementPdf405Response, 429: all.UserAgreementsGetAgreementPdf429Response, 500: all.UserAgreementsGetAgreementPdf500Response }
    })),
    UserAgreements_PostBulkClickwrapAgreements: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsPostBulkClickwrapAgreementsParams,
        body: all.UserAgreementsPostBulkClickwrapAgreementsBody,
        responses: { 400: all.UserAgreementsPostBulkClickwrapAgreements400Response, 401: all.UserAgreementsPostBulkClickwrapAgreements401Response, 403: all.UserAgreementsPostBulkClickwrapAgreements403Response, 404: all.UserAgreementsPostBulkClickwrapAgreements404Response, 405: all.UserAgreementsPostBulkClickwrapAgreements405Response, 429: all.UserAgreementsPostBulkClickwrapAgreements429Response, 500: all.UserAgreementsPostBulkClickwrapAgreements500Response }
    })),
    UserAgreements_GetClickwrapAgreements: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsGetClickwrapAgreementsParams,
        query: all.UserAgreementsGetClickwrapAgreementsQueryParams,
        responses: { 200: all.UserAgreementsGetClickwrapAgreements200Response, 400: all.UserAgreementsGetClickwrapAgreements400Response, 401: all.UserAgreementsGetClickwrapAgreements401Response, 403: all.UserAgreementsGetClickwrapAgreements403Response, 404: all.UserAgreementsGetClickwrapAgreements404Response, 405: all.UserAgreementsGetClickwrapAgreements405Response, 429: all.UserAgreementsGetClickwrapAgreements429Response, 500: all.UserAgreementsGetClickwrapAgreements500Response }
    })),
    ClickwrapVersions_GetClickwrapVersions: () => import('./clickwrap-versions.js').then(all => ({
        params: all.ClickwrapVersionsGetClickwrapVersionsParams,
        responses: { 200: all.ClickwrapVersionsGetClickwrapVersions200Response, 400: all.ClickwrapVersionsGetClickwrapVersions400Response, 401: all.ClickwrapVersionsGetClickwrapVersions401Response, 403: all.ClickwrapVersionsGetClickwrapVersions403Response, 404: all.ClickwrapVersionsGetClickwrapVersions404Response, 405: all.ClickwrapVersionsGetClickwrapVersions405Response, 429: all.ClickwrapVersionsGetClickwrapVersions429Response, 500: all.ClickwrapVersionsGetClickwrapVersions500Response }
    })),
    ClickwrapVersions_PostClickwrapVersion: () => import('./clickwrap-versions.js').then(all => ({
        params: all.ClickwrapVersionsPostClickwrapVersionParams,
        body: all.ClickwrapVersionsPostClickwrapVersionBody,
        responses: { 201: all.ClickwrapVersionsPostClickwrapVersion201Response, 400: all.ClickwrapVersionsPostClickwrapVersion400Response, 401: all.ClickwrapVersionsPostClickwrapVersion401Response, 403: all.ClickwrapVersionsPostClickwrapVersion403Response, 404: all.ClickwrapVersionsPostClickwrapVersion404Response, 405: all.ClickwrapVersionsPostClickwrapVersion405Response, 429: all.ClickwrapVersionsPostClickwrapVersion429Response, 500: all.ClickwrapVersionsPostClickwrapVersion500Response }
    })),
    ClickwrapVersions_DeleteClickwrapVersions: () => import('./clickwrap-versions.js').then(all => ({
        params: all.ClickwrapVersionsDeleteClickwrapVersionsParams,
        query: all.ClickwrapVersionsDeleteClickwrapVersionsQueryParams,
        responses: { 200: all.ClickwrapVersionsDeleteClickwrapVersions200Response, 400: all.ClickwrapVersionsDeleteClickwrapVersions400Response, 401: all.ClickwrapVersionsDeleteClickwrapVersions401Response, 403: all.ClickwrapVersionsDeleteClickwrapVersions403Response, 404: all.ClickwrapVersionsDeleteClickwrapVersions404Response, 405: all.ClickwrapVersionsDeleteClickwrapVersions405Response, 429: all.ClickwrapVersionsDeleteClickwrapVersions429Response, 500: all.ClickwrapVersionsDeleteClickwrapVersions500Response }
    })),
    ClickwrapVersions_GetClickwrapVersion: () => import('./clickwrap-versions.js').then(all => ({
        params: all.ClickwrapVersionsGetClickwrapVersionParams,
        responses: { 200: all.ClickwrapVersionsGetClickwrapVersion200Response, 400: all.ClickwrapVersionsGetClickwrapVersion400Response, 401: all.ClickwrapVersionsGetClickwrapVersion401Response, 403: all.ClickwrapVersionsGetClickwrapVersion403Response, 404: all.ClickwrapVersionsGetClickwrapVersion404Response, 405: all.ClickwrapVersionsGetClickwrapVersion405Response, 429: all.ClickwrapVersionsGetClickwrapVersion429Response, 500: all.ClickwrapVersionsGetClickwrapVersion500Response }
    })),
    ClickwrapVersions_PutClickwrapVersion: () => import('./clickwrap-versions.js').then(all => ({
        params: all.ClickwrapVersionsPutClickwrapVersionParams,
        body: all.ClickwrapVersionsPutClickwrapVersionBody,
        responses: { 200: all.ClickwrapVersionsPutClickwrapVersion200Response, 400: all.ClickwrapVersionsPutClickwrapVersion400Response, 401: all.ClickwrapVersionsPutClickwrapVersion401Response, 403: all.ClickwrapVersionsPutClickwrapVersion403Response, 404: all.ClickwrapVersionsPutClickwrapVersion404Response, 405: all.ClickwrapVersionsPutClickwrapVersion405Response, 429: all.ClickwrapVersionsPutClickwrapVersion429Response, 500: all.ClickwrapVersionsPutClickwrapVersion500Response }
    })),
    ClickwrapVersions_DeleteClickwrapVersion: () => import('./clickwrap-versions.js').then(all => ({
        params: all.ClickwrapVersionsDeleteClickwrapVersionParams,
        responses: { 200: all.ClickwrapVersionsDeleteClickwrapVersion200Response, 400: all.ClickwrapVersionsDeleteClickwrapVersion400Response, 401: all.ClickwrapVersionsDeleteClickwrapVersion401Response, 403: all.ClickwrapVersionsDeleteClickwrapVersion403Response, 404: all.ClickwrapVersionsDeleteClickwrapVersion404Response, 405: all.ClickwrapVersionsDeleteClickwrapVersion405Response, 429: all.ClickwrapVersionsDeleteClickwrapVersion429Response, 500: all.ClickwrapVersionsDeleteClickwrapVersion500Response }
    })),
    UserAgreements_GetAgreementDocument: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsGetAgreementDocumentParams,
        responses: { 200: all.UserAgreementsGetAgreementDocument200Response, 400: all.UserAgreementsGetAgreementDocument400Response, 401: all.UserAgreementsGetAgreementDocument401Response, 403: all.UserAgreementsGetAgreementDocument403Response, 404: all.UserAgreementsGetAgreementDocument404Response, 405: all.UserAgreementsGetAgreementDocument405Response, 429: all.UserAgreementsGetAgreementDocument429Response, 500: all.UserAgreementsGetAgreementDocument500Response }
    })),
    UserAgreements_GetClickwrapVersionAgreements: () => import('./user-agreements.js').then(all => ({
        params: all.UserAgreementsGetClickwrapVersionAgreementsParams,
        query: all.UserAgreementsGetClickwrapVersionAgreementsQueryParams,
        responses: { 200: all.UserAgreementsGetClickwrapVersionAgreements200Response, 400: all.UserAgreementsGetClickwrapVersionAgreements400Response, 401: all.UserAgreementsGetClickwrapVersionAgreements401Response, 403: all.UserAgreementsGetClickwrapVersionAgreements403Response, 404: all.UserAgreementsGetClickwrapVersionAgreements404Response, 405: all.UserAgreementsGetClickwrapVersionAgreements405Response, 429: all.UserAgreementsGetClickwrapVersionAgreements429Response, 500: all.UserAgreementsGetClickwrapVersionAgreements500Response }
    }))
};

