import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';

/** Gives back what somebody paid for the entry. @throws ApiError */
export const refundEntry = (id: string, paymentId: string) =>
  call(routes.quizzes.refundEntry, { params: { id, paymentId } }, { quiet: true });

/** The receipt on paper, as a file. @throws ApiError */
export const getReceipt = (id: string) => call(routes.payments.getReceipt, { params: { id } });

/** Lets this device, or whoever is signed in, in to a quiz by the link of a receipt. @throws ApiError */
export const letIn = (id: string, token: string) =>
  call(
    routes.quizzes.letInDevice,
    { params: { id }, body: { token, deviceId: deviceId() } },
    { quiet: true },
  );
