import type { NewApiToken } from '@quizhall/shared/model/organizations/api-token';
import type { WebhookEvent } from '@quizhall/shared/model/organizations/webhook';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;
const CALLS = routes.organizations;

export interface WebhookBody {
  url: string;
  events: WebhookEvent[];
}

/** Creates a webhook. Only this response contains the secret. @throws ApiError */
export const createWebhook = (id: string, body: WebhookBody) =>
  call(CALLS.createWebhook, { params: { id }, body }, QUIET);

/** @throws ApiError */
export const saveWebhook = (
  id: string,
  webhookId: string,
  body: Partial<WebhookBody> & { active?: boolean },
) => call(CALLS.saveWebhook, { params: { id, webhookId }, body }, QUIET);

/** @throws ApiError */
export const rotateSecret = (id: string, webhookId: string, endFormer: boolean) =>
  call(
    CALLS.rotateWebhookSecret,
    { params: { id, webhookId }, query: { endFormer: endFormer ? 'true' : 'false' } },
    QUIET,
  );

/** @throws ApiError */
export const testWebhook = (id: string, webhookId: string) =>
  call(CALLS.testWebhook, { params: { id, webhookId } }, QUIET);

/** @throws ApiError */
export const deleteWebhook = (id: string, webhookId: string) =>
  call(CALLS.deleteWebhook, { params: { id, webhookId } }, QUIET);

/** @throws ApiError */
export const resendDelivery = (id: string, webhookId: string, deliveryId: string) =>
  call(CALLS.resendDelivery, { params: { id, webhookId, deliveryId } }, QUIET);

/** Creates an API token. Only this response contains the token. @throws ApiError */
export const createApiToken = (id: string, body: NewApiToken) =>
  call(CALLS.createApiToken, { params: { id }, body }, QUIET);

/** @throws ApiError */
export const revokeApiToken = (id: string, tokenId: string) =>
  call(CALLS.revokeApiToken, { params: { id, tokenId } }, QUIET);
