import type { DynamoDBStreamEvent } from 'aws-lambda';
import { changeQueues, type QueueHandler } from '../_local/change-queues.ts';
import { now } from '../_platform/clock.ts';
import { CONCERNS } from '../queues/concerns.ts';
import { handler as issueCertificates } from '../queues/issue-certificates.ts';
import { handler as keepCatalogue } from '../queues/keep-catalogue.ts';
import { handler as noteDueWork } from '../queues/note-due-work.ts';
import { handler as confirmPayments } from '../queues/confirm-payments.ts';
import { deliveries } from '../queues/deliver-hooks.ts';
import { handler as refundCancelled } from '../queues/refund-cancelled.ts';
import { handler as sendTransfers } from '../queues/send-transfers.ts';
import { sendOnce } from '../_mail/send-mail.ts';
import { handler as sendHooks } from '../outside/send-hooks.ts';
import { sendMails } from '../queues/send-mails.ts';
import { handler as tellEssays } from '../queues/tell-essays.ts';
import { handler as tellFirstResponse } from '../queues/tell-first-response.ts';
import { handler as tellHooks } from '../queues/tell-hooks.ts';
import { handler as workOnRuns } from '../queues/work-on-runs.ts';
import { handler as aggregate } from '../streams/aggregate-statistics.ts';

const handlers: Record<keyof typeof CONCERNS, QueueHandler> = {
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
  mail: sendMails({ send: sendOnce, pause: async () => undefined }),
};

/** The stream's second reader with a queue for each concern. */
export const concernQueues = () => changeQueues({ queues: CONCERNS, handlers, now });

/** Both readers of the stream, for `testStream`: what is counted, and what follows in the background. */
export function everyReader() {
  const queues = concernQueues();
  return async (event: DynamoDBStreamEvent & { shardId?: string }) => {
    await aggregate(event);
    await queues.consume(event);
    return undefined;
  };
}
