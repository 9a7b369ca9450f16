import type { SentEvent } from '@quizhall/shared/model/organizations/webhook';

interface Told {
  id: string;
  event: SentEvent;
  /** Epoch ms. */
  at: number;
  organizationId: string;
  /** Ids of people, and never names or addresses: what leaves cannot be taken back. */
  data: Record<string, unknown>;
}

/** Body of a delivery as signed and sent. */
export const formatWebhookBody = ({ at, ...told }: Told): string =>
  JSON.stringify({
    id: told.id,
    event: told.event,
    createdAt: new Date(at).toISOString(),
    organizationId: told.organizationId,
    data: told.data,
  });
