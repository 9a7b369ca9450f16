import { topicHandler, type TopicHandler } from '../platform/queues/topic-handler.ts';
import type { SharedTopic } from './topics.ts';
import { handler as catalogue } from '../explore/subscribers/update-catalogue.ts';
import { handler as cancelled } from '../payments/subscribers/refund-cancelled.ts';
import { handler as essays } from '../grading/subscribers/notify-essays.ts';
import { handler as firstResponse } from '../notifications/subscribers/notify-first-response.ts';
import { handler as hooks } from '../organizations/subscribers/create-deliveries.ts';

/** What follows a change and needs nothing but the table. */
const workers: Record<SharedTopic, TopicHandler> = { catalogue, cancelled, essays, firstResponse, hooks };

export const handler = topicHandler(workers);
