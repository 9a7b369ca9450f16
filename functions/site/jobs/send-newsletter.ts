import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { listSubscribers } from '../model/newsletter.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { config } from '../../platform/config.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** Mails of a step, and how long it takes: half of what may be sent, so that results and receipts go in between. */
const STEP_MS = 4_000;
const PAGE = Math.max(1, Math.floor((config.MAIL_PER_SECOND / 2) * (STEP_MS / 1_000)));

/** Queues an issue for everybody who gets the newsletter, each once, however often a step comes. */
export const newsletterRun = (pause: (ms: number) => Promise<unknown>) =>
  jobKind({
    input: z.object({ issue: z.string() }),
    cursor: z.object({ after: z.record(z.string(), z.string()), queued: z.number() }),
    failed: 'The newsletter was not queued for everybody. Send the same issue again.',
    step: async ({ issue }, before) => {
      const { subscribers, last } = await listSubscribers(PAGE, before?.after);
      const mails = subscribers.map(({ subscriber, email, language }) =>
        newTypedMailItem('newsletter', {
          to: email,
          cause: `${issue}#${subscriber}`,
          data: { issue, subscriber },
          language,
        }),
      );
      await Promise.all(mails.map(queueMail));
      const queued = (before?.queued ?? 0) + mails.length;
      if (!last) return { handled: mails.length, result: { queued } };
      await pause(STEP_MS);
      return { handled: mails.length, total: queued, cursor: { after: last, queued } };
    },
  });

export const newsletter = newsletterRun((ms) => setTimeout(ms));
