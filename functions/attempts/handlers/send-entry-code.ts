import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { siteLanguage } from '@quizhall/shared/rules/site-language';
import { getLatestAttempt } from '../model/attempts.ts';
import { putEntryCode, RESEND_SECONDS, removeEntryCode } from '../model/entry-codes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { entryCodeMail } from '../../quizzes/model/quiz-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { getShownQuiz } from '../model/entry-card.ts';
import { createEntryCode, entrySubject } from '../use-cases/entry-code.ts';
import { identify, isKnownByEmail, mayHaveExtraTime } from '../model/participant.ts';

/** Apart from the start, whose bundle has no room for a mail client. */
export const handler = endpoint(
  attempts.sendEntryCode,
  async ({ params, body: { email, deviceId, language } }) => {
    const quiz = await getShownQuiz(params.id);
    const guest = await identify({ user: undefined, deviceId, info: { email } }, quiz.settings);
    const others = isKnownByEmail(quiz.settings) && (await getLatestAttempt(quiz.id, guest.key));
    // First-comers need no code, and nobody is written to for an address that has nothing to prove.
    const proves = others ? others.device !== guest.device : mayHaveExtraTime(quiz, guest);
    if (!proves) throw new AppError('NO_CODE_NEEDED');
    const subject = entrySubject(quiz.id, guest);
    const { code, codeHash } = await createEntryCode(subject);
    const early = await putEntryCode(subject, codeHash);
    if (early) throw new AppError('TOO_MANY', { retryAfterSeconds: early.waitSeconds });
    if (await sendMail(email, entryCodeMail(code, siteLanguage(language, quiz.language))))
      return { resendSeconds: RESEND_SECONDS };
    await removeEntryCode(subject, codeHash);
    throw new AppError('UNAVAILABLE');
  },
);
