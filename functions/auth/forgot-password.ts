import { auth } from '@quizhall/shared/contract/auth';
import { siteLanguage } from '@quizhall/shared/rules/site-language';
import { noFasterThan } from '../_accounts/no-faster-than.ts';
import { createResetToken } from '../_data/reset-tokens.ts';
import { findUserByEmail } from '../_data/users.ts';
import { config } from '../_platform/config.ts';
import { endpoint } from '../_http/endpoint.ts';
import { randomSecret } from '../_platform/random.ts';
import { sha256 } from '../_platform/tokens.ts';
import { resetLinkMail } from '../_mail/account-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';

/** Longer than the mail usually takes, which is the one thing that only an existing account costs. */
const ANSWER_MS = 500;

/** The same answer, the same work at the table and the same time for everybody; a refused mail does not show either. */
export const handler = endpoint(auth.forgotPassword, ({ body: { email, language } }) =>
  noFasterThan(ANSWER_MS, async () => {
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
