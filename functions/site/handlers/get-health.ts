import { system } from '@quizhall/shared/contract/site/system';
import { isTableReachable } from '../../platform/dynamodb/table.ts';
import { config } from '../../platform/config.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(system.getHealth, async () => {
  const reachable = await isTableReachable();
  return {
    status: reachable ? ('ok' as const) : ('degraded' as const),
    stage: config.STAGE,
    version: config.VERSION,
    checks: { table: reachable ? ('ok' as const) : ('failed' as const) },
  };
});
