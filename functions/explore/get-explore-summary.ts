import { explore } from '@quizhall/shared/contract/explore';
import { currentView } from '../_explore/catalogue.ts';
import { summaryOf } from '../_explore/summary.ts';
import { now } from '../_platform/clock.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(explore.getExploreSummary, async () => summaryOf(await currentView(), now()));
