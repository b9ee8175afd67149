// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    Agreements_GetAgreementsList: () => import('./agreements.js').then(all => ({
        params: all.AgreementsGetAgreementsListParams,
        query: all.AgreementsGetAgreementsListQueryParams,
        responses: { 200: all.AgreementsGetAgreementsList200Response, 400: all.AgreementsGetAgreementsList400Response, 401: all.AgreementsGetAgreementsList401Response, 403: all.AgreementsGetAgreementsList403Response, 404: all.AgreementsGetAgreementsList404Response, 405: all.AgreementsGetAgreementsList405Response, 429: all.AgreementsGetAgreementsList429Response, 500: all.AgreementsGetAgreementsList500Response }
    })),
    Agreements_GetAgreement: () => import('./agreements.js').then(all => ({
        params: all.AgreementsGetAgreementParams,
        responses: { 200: all.AgreementsGetAgreement200Response, 400: all.AgreementsGetAgreement400Response, 401: all.AgreementsGetAgreement401Response, 403: all.AgreementsGetAgreement403Response, 404: all.AgreementsGetAgreement404Response, 405: all.AgreementsGetAgreement405Response, 429: all.AgreementsGetAgreement429Response, 500: all.AgreementsGetAgreement500Response }
    })),
    Agreements_DeleteAgreement: () => import('./agreements.js').then(all => ({
        params: all.AgreementsDeleteAgreementParams,
        responses: { 400: all.AgreementsDeleteAgreement400Response, 401: all.AgreementsDeleteAgreement401Response, 403: all.AgreementsDeleteAgreement403Response, 404: all.AgreementsDeleteAgreement404Response, 405: all.AgreementsDeleteAgreement405Response, 429: all.AgreementsDeleteAgreement429Response, 500: all.AgreementsDeleteAgreement500Response }
    })),
    BulkJob_createBulkUploadJob: () => import('./bulk-job.js').then(all => ({
        params: all.BulkJobCreateBulkUploadJobParams,
        body: all.BulkJobCreateBulkUploadJobBody,
        responses: { 200: all.BulkJobCreateBulkUploadJob200Response, 400: all.BulkJobCreateBulkUploadJob400Response, 401: all.BulkJobCreateBulkUploadJob401Response, 403: all.BulkJobCreateBulkUploadJob403Response, 404: all.BulkJobCreateBulkUploadJob404Response, 405: all.BulkJobCreateBulkUploadJob405Response, 429: all.BulkJobCreateBulkUploadJob429Response, 500: all.BulkJobCreateBulkUploadJob500Response }
    })),
    BulkJob_getBulkJobStatus: () => import('./bulk-job.js').then(all => ({
        params: all.BulkJobGetBulkJobStatusParams,
        responses: { 200: all.BulkJobGetBulkJobStatus200Response, 400: all.BulkJobGetBulkJobStatus400Response, 401: all.BulkJobGetBulkJobStatus401Response, 403: all.BulkJobGetBulkJobStatus403Response, 404: all.BulkJobGetBulkJobStatus404Response, 405: all.BulkJobGetBulkJobStatus405Response, 429: all.BulkJobGetBulkJobStatus429Response, 500: all.BulkJobGetBulkJobStatus500Response }
    })),
    BulkJob_uploadCompleteBulkJob: () => import('./bulk-job.js').then(all => ({
        params: all.BulkJobUploadCompleteBulkJobParams,
        responses: { 200: all.BulkJobUploadCompleteBulkJob200Response, 400: all.BulkJobUploadCompleteBulkJob400Response, 401: all.BulkJobUploadCompleteBulkJob401Response, 403: all.BulkJobUploadCompleteBulkJob403Response, 404: all.BulkJobUploadCompleteBulkJob404Response, 405: all.BulkJobUploadCompleteBulkJob405Response, 429: all.BulkJobUploadCompleteBulkJob429Response, 500: all.BulkJobUploadCompleteBulkJob500Response }
    })),
    Agreements_createAgreementSummary: () => import('./agreements.js').then(all => ({
        params: all.AgreementsCreateAgreementSummaryParams,
        responses: { 200: all.AgreementsCreateAgreementSummary200Response, 400: all.AgreementsCreateAgreementSummary400Response, 401: all.AgreementsCreateAgreementSummary401Response, 403: all.AgreementsCreateAgreementSummary403Response, 404: all.AgreementsCreateAgreementSummary404Response, 405: all.AgreementsCreateAgreementSummary405Response, 429: all.AgreementsCreateAgreementSummary429Response, 500: all.AgreementsCreateAgreementSummary500Response }
    }))
};

