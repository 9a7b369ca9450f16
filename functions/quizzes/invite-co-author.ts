import { quizzes } from '@quizhall/shared/contract/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { noFasterThan } from '../_accounts/no-faster-than.ts';
import { inviteIdOf, toOpenInvite, withPeople } from '../_authoring/co-authors.ts';
import { coAuthorsIn, listCoItems } from '../_data/co-authors.ts';
import { invitesIn, putInvite } from '../_data/co-invites.ts';
import { findUserByEmail, NOBODY } from '../_data/users.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { quizInviteMail } from '../_mail/invite-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';
import { quizInvite } from '../_notifications/notes.ts';
import { now } from '../_platform/clock.ts';
import { config } from '../_platform/config.ts';
import { AppError } from '../_platform/errors.ts';
import { randomSecret } from '../_platform/random.ts';
import { sha256 } from '../_platform/tokens.ts';

/** Longer than the mail usually takes: what else an account costs, a notification for somebody, costs nobody too. */
const ANSWER_MS = 300;

const refused = (message: string) => new AppError('INVALID_INPUT', { errors: { email: message } });

/** The same work for an address with an account and for one without: who invites does not learn which it was. */
export const handler = permittedEndpoint(quizzes.inviteCoAuthor, ({ quiz, user, body: { email, role } }) =>
  noFasterThan(ANSWER_MS, async () => {
    const [items, account] = await Promise.all([listCoItems(quiz.id), findUserByEmail(email)]);
    const coAuthors = await withPeople(coAuthorsIn(items));
    const inviteId = inviteIdOf(quiz.id, email);
    const open = invitesIn(items).filter((invite) => invite.inviteId !== inviteId);
    const earlier = invitesIn(items).find((invite) => invite.inviteId === inviteId);
    if (account?.id === user.id) throw refused('This quiz is yours already');
    if (coAuthors.some((person) => person.email === email))
      throw refused('This person works on the quiz already');
    if (coAuthors.length + open.length >= LIMITS.coAuthors)
      throw refused(`At most ${LIMITS.coAuthors} people can work on a quiz beside you`);

    const token = randomSecret();
    const { id: quizId, ownerId } = quiz;
    const invite = { quizId, inviteId, email, role, ownerId, digest: sha256(token), sentAt: now() };
    const told = { userId: account?.id ?? NOBODY, note: quizInvite(quiz, invite) };
    if (!(await putInvite(invite, earlier, told))) throw new AppError('INVALID_STATE');
    const url = config.SITE_URL + sitePath(SITE_PATHS.quizInvite, { token });
    // Asking again is safe: the next link replaces this one, which nobody has.
    if (!(await sendMail(email, quizInviteMail(url)))) throw new AppError('UNAVAILABLE');
    return { invite: toOpenInvite(invite) };
  }),
);
