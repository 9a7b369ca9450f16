import { handOut, type Worker } from '../_platform/hand-out.ts';
import type { CommonConcern } from './concerns.ts';
import { handler as catalogue } from './keep-catalogue.ts';
import { handler as cancelled } from './refund-cancelled.ts';
import { handler as essays } from './tell-essays.ts';
import { handler as firstResponse } from './tell-first-response.ts';
import { handler as hooks } from './tell-hooks.ts';

/** What follows a change and needs nothing but the table. */
const workers: Record<CommonConcern, Worker> = { catalogue, cancelled, essays, firstResponse, hooks };

export const handler = handOut(workers);
