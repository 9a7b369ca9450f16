import { toAttemptChange } from '../../attempts/model/attempt-change.ts';
import { putCertificate } from '../model/certificates.ts';
import { now } from '../../platform/clock.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';
import { codeOf } from '../model/certificate.ts';

/** Attempts that passed and bring a certificate: its code leads to them from now on. */
export const handler = queueHandler<string>({
  failed: 'certificate not issued',
  read: (record) => {
    const attempt = toAttemptChange(record)?.after;
    return attempt?.card?.certificate && attempt.card.passed ? attempt.id : undefined;
  },
  work: async (attemptIds) => {
    for (const id of attemptIds) await putCertificate(await codeOf(id), id, now());
  },
});
