import { auth } from '@quizhall/shared/contract/accounts/auth';
import { siteLanguage } from '@quizhall/shared/rules/site-language';
import { runForAtLeast } from '../model/minimum-duration.ts';
import { createResetToken } from '../model/reset-tokens.ts';
import { findUserByEmail } from '../model/users.ts';
import { config } from '../../platform/config.ts';
import { endpoint } from '../../http/endpoint.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { resetLinkMail } from '../model/account-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';

/** Longer than the mail usually takes, which is the one thing that only an existing account costs. */
const ANSWER_MS = 500;

/** The same answer, the same work at the table and the same time for everybody; a refused mail does not show either. */
export const handler = endpoint(auth.forgotPassword, ({ body: { email, language } }) =>
  runForAtLeast(ANSWER_MS, async () => {
    const user = await findUserByEmail(email);
    const token = randomSecret();
    await createResetToken(sha256(token), user);
    if (user)
      await sendMail(
        user.email,
        resetLinkMail(config.SITE_URL, user.name, token, siteLanguage(user.language, language)),
      );
  }),
);
