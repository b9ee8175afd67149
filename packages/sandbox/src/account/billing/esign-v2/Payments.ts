import { defineAreaOperation } from '../../../engine/operation.ts';
import { listPayments, getPayment, makePayment } from '../answer-payments.ts';

export const Payments_list = defineAreaOperation('esign-v2', 'Payments_list', listPayments);

export const Payments_get = defineAreaOperation('esign-v2', 'Payments_get', getPayment);

export const Payments_create = defineAreaOperation('esign-v2', 'Payments_create', makePayment);
