// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    WebForm_ListForms: () => import('./web-form.js').then(all => ({
        params: all.WebFormListFormsParams,
        query: all.WebFormListFormsQueryParams,
        responses: { 200: all.WebFormListForms200Response, 400: all.WebFormListForms400Response, 401: all.WebFormListForms401Response, 403: all.WebFormListForms403Response, 404: all.WebFormListForms404Response, 405: all.WebFormListForms405Response, 429: all.WebFormListForms429Response, 500: all.WebFormListForms500Response }
    })),
    WebForm_GetForm: () => import('./web-form.js').then(all => ({
        params: all.WebFormGetFormParams,
        query: all.WebFormGetFormQueryParams,
        responses: { 200: all.WebFormGetForm200Response, 400: all.WebFormGetForm400Response, 401: all.WebFormGetForm401Response, 403: all.WebFormGetForm403Response, 404: all.WebFormGetForm404Response, 405: all.WebFormGetForm405Response, 429: all.WebFormGetForm429Response, 500: all.WebFormGetForm500Response }
    })),
    WebFormInstance_ListInstances: () => import('./web-form-instance.js').then(all => ({
        params: all.WebFormInstanceListInstancesParams,
        query: all.WebFormInstanceListInstancesQueryParams,
        responses: { 200: all.WebFormInstanceListInstances200Response, 400: all.WebFormInstanceListInstances400Response, 401: all.WebFormInstanceListInstances401Response, 403: all.WebFormInstanceListInstances403Response, 404: all.WebFormInstanceListInstances404Response, 405: all.WebFormInstanceListInstances405Response, 429: all.WebFormInstanceListInstances429Response, 500: all.WebFormInstanceListInstances500Response }
    })),
    WebFormInstance_CreateInstance: () => import('./web-form-instance.js').then(all => ({
        params: all.WebFormInstanceCreateInstanceParams,
        body: all.WebFormInstanceCreateInstanceBody,
        responses: { 200: all.WebFormInstanceCreateInstance200Response, 400: all.WebFormInstanceCreateInstance400Response, 401: all.WebFormInstanceCreateInstance401Response, 403: all.WebFormInstanceCreateInstance403Response, 404: all.WebFormInstanceCreateInstance404Response, 405: all.WebFormInstanceCreateInstance405Response, 429: all.WebFormInstanceCreateInstance429Response, 500: all.WebFormInstanceCreateInstance500Response }
    })),
    WebFormInstance_GetInstance: () => import('./web-form-instance.js').then(all => ({
        params: all.WebFormInstanceGetInstanceParams,
        responses: { 200: all.WebFormInstanceGetInstance200Response, 400: all.WebFormInstanceGetInstance400Response, 401: all.WebFormInstanceGetInstance401Response, 403: all.WebFormInstanceGetInstance403Response, 404: all.WebFormInstanceGetInstance404Response, 405: all.WebFormInstanceGetInstance405Response, 429: all.WebFormInstanceGetInstance429Response, 500: all.WebFormInstanceGetInstance500Response }
    })),
    WebFormInstance_RefreshToken: () => import('./web-form-instance.js').then(all => ({
        params: all.WebFormInstanceRefreshTokenParams,
        responses: { 200: all.WebFormInstanceRefreshToken200Response, 400: all.WebFormInstanceRefreshToken400Response, 401: all.WebFormInstanceRefreshToken401Response, 403: all.WebFormInstanceRefreshToken403Response, 404: all.WebFormInstanceRefreshToken404Response, 405: all.WebFormInstanceRefreshToken405Response, 429: all.WebFormInstanceRefreshToken429Response, 500: all.WebFormInstanceRefreshToken500Response }
    }))
};

