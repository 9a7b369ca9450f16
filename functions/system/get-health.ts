import { system } from '@quizhall/shared/contract/system';
import { isTableReachable } from '../_data/table.ts';
import { config } from '../_platform/config.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(system.getHealth, async () => {
  const reachable = await isTableReachable();
  return {
    status: reachable ? ('ok' as const) : ('degraded' as const),
    stage: config.STAGE,
    version: config.VERSION,
    checks: { table: reachable ? ('ok' as const) : ('failed' as const) },
  };
});
