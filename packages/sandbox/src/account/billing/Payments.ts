import { defineOperation } from '../../engine/operation.ts';
import { listPayments, getPayment, makePayment } from './answer-payments.ts';

export const Payments_listPayments = defineOperation('Payments_listPayments', listPayments);

export const Payments_getPayment = defineOperation('Payments_getPayment', getPayment);

export const Payments_makePayment = defineOperation('Payments_makePayment', makePayment);
