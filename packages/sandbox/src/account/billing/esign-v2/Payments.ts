import { defineOlderOperation } from '../../../engine/operation.ts';
import { listPayments, getPayment, makePayment } from '../answer-payments.ts';

export const Payments_list = defineOlderOperation('Payments_list', listPayments);

export const Payments_get = defineOlderOperation('Payments_get', getPayment);

export const Payments_create = defineOlderOperation('Payments_create', makePayment);
