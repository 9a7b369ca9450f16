import type { DynamoDBStreamEvent } from 'aws-lambda';
import { changeQueues, type QueueHandler } from '../platform/local/local-queues.ts';
import { now } from '../platform/clock.ts';
import { TOPICS } from '../entry/topics.ts';
import { handler as issueCertificates } from '../certificates/subscribers/issue-certificates.ts';
import { handler as keepCatalogue } from '../explore/subscribers/update-catalogue.ts';
import { handler as noteDueWork } from '../attempts/subscribers/schedule-deadlines.ts';
import { handler as confirmPayments } from '../payments/subscribers/confirm-payments.ts';
import { deliveries } from '../organizations/subscribers/deliver-webhooks.ts';
import { handler as refundCancelled } from '../payments/subscribers/refund-cancelled.ts';
import { handler as sendTransfers } from '../payments/subscribers/send-transfers.ts';
import { sendMailOnce } from '../platform/mail/send-mail.ts';
import { handler as sendHooks } from '../entry/send-webhooks.ts';
import { sendMails } from '../notifications/subscribers/send-mails.ts';
import { handler as tellEssays } from '../grading/subscribers/notify-essays.ts';
import { handler as tellFirstResponse } from '../notifications/subscribers/notify-first-response.ts';
import { handler as tellHooks } from '../organizations/subscribers/create-deliveries.ts';
import { handler as workOnRuns } from '../entry/work-on-jobs.ts';
import { handler as aggregate } from '../entry/stream.ts';

const handlers: Record<keyof typeof TOPICS, QueueHandler> = {
  runs: workOnRuns,
  dueWork: noteDueWork,
  firstResponse: tellFirstResponse,
  essays: tellEssays,
  certificates: issueCertificates,
  payments: confirmPayments,
  cancelled: refundCancelled,
  catalogue: keepCatalogue,
  transfers: sendTransfers,
  hooks: tellHooks,
  deliveries: deliveries(async (posts) => (await sendHooks({ posts })).outcomes),
  mail: sendMails({ send: sendMailOnce, pause: async () => undefined }),
};

/** The stream's second reader with a queue for each topic. */
export const topicQueues = () => changeQueues({ queues: TOPICS, handlers, now });

/** Both readers of the stream, for `testStream`: what is counted, and what follows in the background. */
export function everyReader() {
  const queues = topicQueues();
  return async (event: DynamoDBStreamEvent & { shardId?: string }) => {
    await aggregate(event);
    await queues.consume(event);
    return undefined;
  };
}
