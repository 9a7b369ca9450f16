import { auth } from '@quizhall/shared/contract/accounts/auth';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { expect, it } from 'vitest';
import { queueMail } from '../model/outbox.ts';
import { getUser, type User } from '../../accounts/model/users.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { newTypedMailItem } from '../model/new-mail.ts';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { account, callLogin, callVerify, newEmail, pendingSignup, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as forgotPassword } from '../../accounts/handlers/forgot-password.ts';
import { handler as releaseResults } from '../../results/handlers/release-results.ts';
import { handler as changeProfile } from '../../accounts/handlers/change-profile.ts';

const stream = await testStream(everyReader(), now);
const subjectTo = async (email: string) => (await getLatestMail(email)).subject;

it('is that of the signup, and stays with the account', async () => {
  const { form, code } = await pendingSignup({ language: 'de' });
  expect(await subjectTo(form.email)).toBe('Dein Bestätigungscode für Quizhall');
  const { user } = (await callVerify(form, code)).body.data;
  expect((await getUser(user.id))?.language).toBe('de');
  const body = { email: form.email, language: 'fr' as const };
  await invokeEndpoint(forgotPassword, auth.forgotPassword, { body });
  expect(await subjectTo(form.email), 'the account goes before the browser').toBe(
    'Setze dein Quizhall-Passwort zurück',
  );
});

it('is what the person chooses', async () => {
  const { user, token } = await signedIn({ language: 'de' });
  const choose = (language: string) =>
    invokeEndpoint(changeProfile, users.changeProfile, { token, body: { language: language as 'es' } });
  expect((await choose('es')).body.data.user.language).toBe('es');
  expect((await getUser(user.id))?.language).toBe('es');
  expect((await choose('it')).status).toBe(400);
});

it('is learnt at the next sign-in where the account has none, and kept then', async () => {
  const { id, email } = await account();
  await callLogin({ email, language: 'fr' });
  await callLogin({ email, language: 'de' });
  expect((await getUser(id))?.language).toBe('fr');
});

it.each<[what: string, of: Partial<User> | undefined, known: string | undefined, subject: string]>([
  ['that of the account', { language: 'es' }, 'fr', 'Tu contraseña de Quizhall ha cambiado'],
  ['what was known, where the account has none', {}, 'fr', 'Votre mot de passe Quizhall a été changé'],
  ['what was known, where there is no account', undefined, 'de', 'Dein Quizhall-Passwort wurde geändert'],
  ['English, where nothing is known', undefined, undefined, 'Your Quizhall password was changed'],
  ['English, where the site does not speak it', undefined, 'ja', 'Your Quizhall password was changed'],
])('of a mail from the outbox is %s', async (_, of, language, subject) => {
  const to = of ? (await account(of)).email : newEmail();
  await queueMail(newTypedMailItem('passwordChanged', { to, cause: to, data: { name: 'Ada' }, language }));
  await stream.drain();
  expect(await subjectTo(to)).toBe(subject);
});

it.each([
  ['what the site spoke at the start', 'en', 'de', 'Dein Ergebnis ist da'],
  ['English, if the site spoke that', 'es', 'en', 'Your quiz result is ready'],
  ['that of the quiz, where nothing was said', 'es', undefined, 'Tu resultado está listo'],
] as const)('of a result for a guest is %s', async (_, language, spoken, subject) => {
  const { user } = await signedIn();
  const settings = { showResultsImmediately: false };
  const quiz = await publishedQuiz({ settings, quiz: { ownerId: user.id, shards: 1, language } });
  const email = newEmail();
  const asked = {
    deviceId: randomText(20),
    participantInfo: { name: 'Ada', email },
    ...(spoken && { metadata: { language: spoken } }),
  };
  const session = (await start(quiz.id, asked)).body.data;
  await submit(session, RIGHT);
  const release = { params: { id: quiz.id }, body: { all: true as const }, token: await tokenOf(user) };
  await invokeEndpoint(releaseResults, quizzes.releaseResults, release);
  await stream.drain();
  expect(await subjectTo(email)).toBe(subject);
});
