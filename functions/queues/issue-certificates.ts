import { toAttemptChange } from '../_data/attempt-change.ts';
import { putCertificate } from '../_data/certificates.ts';
import { now } from '../_platform/clock.ts';
import { queueHandler } from '../_platform/queue-handler.ts';
import { codeOf } from '../_taking/certificate.ts';

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
