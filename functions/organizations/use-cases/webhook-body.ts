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

/** What a delivery says, as text: signed and sent as it is kept. */
export const bodyOf = ({ at, ...told }: Told): string =>
  JSON.stringify({
    id: told.id,
    event: told.event,
    createdAt: new Date(at).toISOString(),
    organizationId: told.organizationId,
    data: told.data,
  });
