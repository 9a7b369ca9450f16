import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { siteLanguage } from '@quizhall/shared/rules/site-language';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { runForAtLeast } from '../../accounts/model/minimum-duration.ts';
import { toInviteId, toOpenInvite, toShownCoAuthors } from '../use-cases/co-authors.ts';
import { toCoAuthors, listCoAuthorItems } from '../model/co-authors.ts';
import { type CoInvite, sentInviteCount, toOpenInvites, storeCoInvite } from '../model/co-invites.ts';
import type { Quiz } from '../model/quizzes.ts';
import { findUserByEmail, NOBODY } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { quizInviteMail } from '../model/quiz-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { quizInvite } from '../../notifications/model/notification-content.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';

/** Longer than the mail usually takes: what else an account costs, a notification for somebody, costs nobody too. */
const ANSWER_MS = 300;

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { email: message } });

/** How often it starts over because another call invited somebody meanwhile. */
const MOST_TURNS = 5;

/** The same work for an address with an account and for one without: who invites does not learn which it was. */
export const handler = permittedEndpoint(quizzes.inviteCoAuthor, ({ quiz, user, body: { email, role } }) =>
  runForAtLeast(ANSWER_MS, async () => {
    const account = await findUserByEmail(email);
    if (account?.id === user.id) throw refused('This quiz is yours already');
    const token = randomSecret();
    const wanted = { email, role, digest: sha256(token) };
    for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
      const invite = await keepInvite(quiz, wanted, account?.id ?? NOBODY);
      if (!invite) continue;
      const language = siteLanguage(account?.language, quiz.language);
      const url = config.SITE_URL + sitePath(SITE_PATHS.quizInvite, { token });
      // Asking again is safe: the next link replaces this one, which nobody has.
      if (!(await sendMail(email, quizInviteMail(url, language)))) throw new AppError('UNAVAILABLE');
      return { invite: toOpenInvite(invite) };
    }
    throw new AppError('INVALID_STATE');
  }),
);

/**
 * Undefined: another call invited somebody meanwhile, or the quiz is gone.
 * @throws AppError INVALID_INPUT for whoever works on it already, and where it takes nobody more
 */
async function keepInvite(
  quiz: Quiz,
  wanted: Pick<CoInvite, 'email' | 'role' | 'digest'>,
  userId: string,
): Promise<CoInvite | undefined> {
  const { id: quizId, ownerId } = quiz;
  const inviteId = toInviteId(quizId, wanted.email);
  const items = await listCoAuthorItems(quizId);
  const coAuthors = await toShownCoAuthors(toCoAuthors(items));
  const open = toOpenInvites(items).filter((invite) => invite.inviteId !== inviteId);
  const earlier = toOpenInvites(items).find((invite) => invite.inviteId === inviteId);
  if (coAuthors.some((person) => person.email === wanted.email))
    throw refused('This person works on the quiz already');
  if (coAuthors.length + open.length >= LIMITS.coAuthors)
    throw refused(`At most ${LIMITS.coAuthors} people can work on a quiz beside you`);
  const invite = { ...wanted, quizId, inviteId, ownerId, sentAt: now() };
  const told = { userId, note: quizInvite(invite), earlier: earlier && quizInvite(earlier) };
  return (await storeCoInvite(invite, { earlier, invited: sentInviteCount(items), told }))
    ? invite
    : undefined;
}
