import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { feedback } from '@quizhall/shared/contract/results/feedback';
import { system } from '@quizhall/shared/contract/site/system';
import { trustDevice } from '../accounts/model/sign-in-guesses.ts';
import { putAccommodation } from '../attempts/model/accommodations.ts';
import { newChargeItem, type StoredCharge } from '../payments/model/charge-store.ts';
import { transactWrite } from '../platform/dynamodb/transact-write.ts';
import { requestSubscription } from '../site/model/newsletter.ts';
import { putNotification } from '../notifications/model/notifications.ts';
import { linkOf } from '../accounts/model/oidc-tickets.ts';
import { newPrizeItem } from '../payments/model/prizes.ts';
import { putQuizReport } from '../explore/model/quiz-reports.ts';
import { putSaved } from '../explore/model/saved-quizzes.ts';
import { putStartAlert } from '../attempts/model/start-alerts.ts';
import { table } from '../platform/dynamodb/table.ts';
import { changeAccount } from '../accounts/model/users.ts';
import { storeUpload } from '../platform/storage/upload-checks.ts';
import { subscriberId } from '../site/model/links.ts';
import { beginTrial, cancelPlan } from '../payments/model/choose-plan.ts';
import { now, nowIso } from '../platform/clock.ts';
import { notificationId } from '../platform/notification-id.ts';
import { randomText } from '../platform/security/random.ts';
import { handler as rateQuiz } from '../results/handlers/rate-quiz.ts';
import { handler as sendFeedback } from '../site/handlers/send-feedback.ts';
import { handler as sendMessage } from '../site/handlers/send-message.ts';
import { newEmail } from './accounts.ts';
import { asked, save } from './bank.ts';
import { letIn, openInviteOf } from './co-authors.ts';
import { invokeEndpoint } from './invoke.ts';
import { rewarding } from './rewards.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { RIGHT, sessionHeader, start, submit } from './taking.ts';

const HOUR = 3_600_000;
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');

const charge = (userId: string, email: string): StoredCharge => ({
  id: randomText(43),
  purpose: 'plan',
  subject: userId,
  payer: `u_${userId}`,
  email,
  method: 'card',
  amount: 900,
  fee: 0,
  total: 900,
  refunded: 0,
  provider: 'simulated',
  status: 'succeeded',
  createdAt: nowIso(),
  paidAt: nowIso(),
  revision: 1,
  details: { plan: 'pro', cycle: 'monthly', price: 900, from: now(), until: now() + HOUR },
});

/**
 * Somebody who has everything that an account can have, but for a second factor and money that has to be settled first; in the
 * things of others, too. Nobody else is called like that.
 */
export async function wholePerson(stream: { drain: () => Promise<unknown> }) {
  const name = `Wilhelmina ${randomText(12)}`;
  const email = newEmail();
  const person = await signedIn({ name, email, phone: '+49 30 901820', bio: `I am ${name}` });
  const { id } = person.user;
  const [owner, heir] = [await signedIn(), await signedIn()];
  const info = { participantInfo: [{ field: 'name' as const, label: 'Name', required: true }] };
  const theirs = await publishedQuiz({
    quiz: { ownerId: owner.user.id, rewards: rewarding },
    settings: info,
  });
  const session = (await start(theirs.id, { participantInfo: { name } }, person.token)).body.data;
  const { certificate } = (await submit(session, RIGHT)).body.data;
  await invokeEndpoint(rateQuiz, feedback.rateQuiz, {
    params: { quizId: theirs.id },
    body: { rating: 4, comment: `${name} was here` },
    headers: sessionHeader(session),
  });
  await invokeEndpoint(sendFeedback, system.sendFeedback, {
    token: person.token,
    body: { rating: 5, message: `${name} likes it` },
  });
  const written = { name, email, message: `Call ${name} back` };
  await invokeEndpoint(sendMessage, system.sendMessage, { body: written });
  await putSaved(id, theirs.id);
  await putQuizReport({ quizId: theirs.id, reason: 'other', details: `${name} minds`, by: id });
  await trustDevice(person.user, randomText(22));
  await putStartAlert(theirs.id, id, now() + HOUR);
  await putAccommodation(theirs.id, { email }, { minutes: 5 }, owner.user.id);
  await letIn(theirs.id, id, 'editor');
  const other = await publishedQuiz({ quiz: { ownerId: owner.user.id } });
  await invite(other, email, id);
  const [handed, archived] = [
    await publishedQuiz({ quiz: { ownerId: id } }),
    await publishedQuiz({ quiz: { ownerId: id } }),
  ];
  await letIn(handed.id, heir.user.id, 'editor');
  await save(person.token, { question: asked(`Who is ${name}?`) });
  await requestSubscription({
    subscriber: await subscriberId(email),
    email,
    language: 'en',
    confirmHash: 'x',
  });
  const avatarKey = await storeUpload({ name: 'a.png', bytes: PNG } as never, {
    use: 'avatar',
    userId: id,
    field: 'avatar',
  });
  await storeUpload({ name: 'b.png', bytes: PNG } as never, { use: 'avatar', userId: id, field: 'avatar' });
  await changeAccount(id, { avatarKey });
  await putNotification(id, {
    id: notificationId(now(), randomText(8)),
    type: 'attempt_changed',
    title: 'News',
    message: `For ${name}`,
    link: '/',
  });
  await beginTrial(id, { plan: 'pro', cycle: 'monthly' }, 'personal');
  await cancelPlan(id);
  await table.send(new PutCommand(newChargeItem(charge(id, email)).Put));
  await table.send(
    new PutCommand(newPrizeItem(prize(theirs.id, session.sessionId, { id, name, email })).Put),
  );
  const identity = { provider: 'google' as const, id: randomText(43), email, isVerified: true, name };
  await transactWrite({ links: linkOf(identity, id) });
  await stream.drain();
  return {
    identity,
    person,
    owner,
    heir,
    name,
    email,
    theirs,
    other,
    handed,
    archived,
    session,
    certificate,
  };
}

async function invite(quiz: Parameters<typeof openInviteOf>[0], email: string, userId: string) {
  const invite = await openInviteOf(quiz, { email, inviteId: randomText(22) });
  await putNotification(userId, {
    id: notificationId(now(), randomText(8)),
    type: 'quiz_invite',
    title: 'An invitation',
    message: 'See who asks you',
    link: `/invite/${quiz.id}.${invite.inviteId}`,
  });
}

const prize = (quizId: string, attemptId: string, who: { id: string; name: string; email: string }) => ({
  id: randomText(43),
  quizId,
  quizTitle: 'Capitals',
  attemptId,
  userId: who.id,
  name: who.name,
  email: who.email,
  place: 1,
  cents: 100,
  percentage: 80,
  seconds: 60,
  status: 'paid' as const,
  wonAt: now(),
  claimBy: now(),
  claims: 1,
  revision: 0,
});
