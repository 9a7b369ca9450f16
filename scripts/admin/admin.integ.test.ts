import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { handler as getCard } from '../../functions/attempts/handlers/get-card.ts';
import { listCatalogueEntries, catalogueShard } from '../../functions/explore/model/catalogue.ts';
import { listAudit } from '../../functions/quizzes/model/audit.ts';
import { confirmSubscription, requestSubscription } from '../../functions/site/model/newsletter.ts';
import { listNotifications } from '../../functions/notifications/model/notifications.ts';
import { listOperatorEntries } from '../../functions/site/model/operator-log.ts';
import { getOrganization } from '../../functions/organizations/model/organizations.ts';
import { putQuizReport } from '../../functions/explore/model/quiz-reports.ts';
import { getQuiz } from '../../functions/quizzes/model/quizzes.ts';
import { getStatistics, putShardStatistics } from '../../functions/results/model/statistics.ts';
import { getUser } from '../../functions/accounts/model/users.ts';
import { subscriberId } from '../../functions/site/model/links.ts';
import { now, setClock } from '../../functions/platform/clock.ts';
import { handler as getQuizOverview } from '../../functions/results/handlers/get-quiz-overview.ts';
import { account, newEmail } from '../../functions/testing/accounts.ts';
import { callUpdate, ownQuiz } from '../../functions/testing/authoring.ts';
import { everyReader } from '../../functions/testing/background.ts';
import { invokeEndpoint } from '../../functions/testing/invoke.ts';
import { someOrganization } from '../../functions/testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../functions/testing/scenarios.ts';
import { testStream } from '../../functions/testing/streams.ts';
import { RIGHT, start, submit } from '../../functions/testing/taking.ts';
import { enabledTwoFactor } from '../../functions/testing/two-factor.ts';
import { suppressAddress } from '../../functions/notifications/model/suppressed-addresses.ts';
import { hashSuppressedAddress } from '../../functions/notifications/use-cases/mail-suppression.ts';
import { listMailsTo } from '../../functions/platform/local/mailbox.ts';
import { admin } from './admin.ts';
import { recount } from './recount.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const run = (...argv: string[]) => admin(argv, { operator: 'grace', connect: async () => undefined });
const logOf = async (target: string) =>
  (await listOperatorEntries(100)).filter((entry) => entry.target === target);

describe('accounts', () => {
  it('are found by address and by id, without any secret', async () => {
    const user = await account({ name: 'Ada' });
    const byAddress = await run('user', 'find', user.email.toUpperCase());
    expect(byAddress).toEqual(await run('user', 'find', user.id));
    expect(byAddress.code).toBe(0);
    expect(byAddress.output).toContain(user.id);
    expect(byAddress.output).not.toContain(user.passwordHash);
    expect(await run('user', 'find', 'nobody@example.com')).toEqual({
      code: 1,
      output: 'Nobody has the address "nobody@example.com"',
    });
  });

  it('become creators once, which is logged', async () => {
    const { id, email } = await account({ type: 'learner', canCreateQuizzes: false });
    expect((await run('user', 'make-creator', email, '--dry-run')).output).toContain('would');
    expect(await getUser(id)).toMatchObject({ canCreateQuizzes: false });
    expect((await run('user', 'make-creator', email)).code).toBe(0);
    expect(await getUser(id)).toMatchObject({ type: 'moderator', canCreateQuizzes: true });
    expect((await run('user', 'make-creator', email)).output).toContain('already');
    expect(await logOf(id)).toMatchObject([{ command: 'user make-creator', by: 'grace' }]);
  });

  it('lose a second factor with all sessions, and are mailed', async () => {
    const { id, email, securityVersion } = await account();
    const remove = () => run('user', 'remove-factor', id, '--reason', 'Met in person', '--by', 'hopper');
    expect(await remove()).toMatchObject({ code: 1 });
    await enabledTwoFactor(id);
    expect((await remove()).code).toBe(0);
    const user = await getUser(id);
    expect(user?.twoFactorSince).toBeUndefined();
    expect(user?.securityVersion).toBe(securityVersion + 1);
    await stream.drain();
    expect((await listMailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Two-factor authentication is off',
    ]);
    expect(await logOf(id)).toMatchObject([
      { command: 'user remove-factor', by: 'hopper', reason: 'Met in person' },
    ]);
  });
});

describe('a quiz', () => {
  it('is recommended, and no longer', async () => {
    const { id, code } = await publishedQuiz();
    expect((await run('quiz', 'feature', code)).code).toBe(0);
    expect(await getQuiz(id)).toMatchObject({ isFeatured: true });
    expect((await run('quiz', 'feature', code)).output).toContain('already');
    expect((await run('quiz', 'unfeature', id)).code).toBe(0);
    expect(await getQuiz(id)).toMatchObject({ isFeatured: false });
    expect((await logOf(id)).map(({ command }) => command)).toEqual(['quiz unfeature', 'quiz feature']);
    expect(await run('quiz', 'feature', 'ZZZZZZ')).toEqual({ code: 1, output: 'There is no quiz "ZZZZZZ"' });
  });

  it('is taken down: nobody opens or starts it, whoever takes it finishes, and its owner is told', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    const running = (await start(quiz.id)).body.data;
    expect((await run('quiz', 'take-down', quiz.code, '--reason', 'Copied', '--dry-run')).output).toContain(
      user.email,
    );
    expect(await getQuiz(quiz.id)).not.toHaveProperty('takenDown');
    expect((await run('quiz', 'take-down', quiz.code, '--reason', 'Copied')).code).toBe(0);

    const card = await invokeEndpoint(getCard, attempts.getCard, { params: { id: quiz.code } });
    expect([card.status, card.body.code]).toEqual([410, 'QUIZ_TAKEN_DOWN']);
    expect((await start(quiz.id)).body.code).toBe('QUIZ_TAKEN_DOWN');
    expect((await submit(running, RIGHT)).status).toBe(200);
    const overview = await invokeEndpoint(getQuizOverview, quizzes.getQuizOverview, {
      token,
      params: { id: quiz.id },
    });
    expect(overview.body.data.takenDown).toMatchObject({ reason: 'Copied' });

    await stream.drain();
    const { notifications } = await listNotifications(user.id, { limit: 10 });
    expect(notifications.map(({ title }) => title)).toContain('Your quiz was taken down');
    const [mail] = await listMailsTo(user.email);
    expect(mail).toMatchObject({ subject: 'Your quiz was taken down' });
    expect(mail?.body.text).toContain('Copied');
    expect((await listAudit(quiz.id, { limit: 10 })).entries).toMatchObject([
      { kind: 'takenDown', data: { reason: 'Copied' } },
    ]);
    expect(await logOf(quiz.id)).toMatchObject([
      { command: 'quiz take-down', by: 'grace', reason: 'Copied' },
    ]);
    expect(await run('quiz', 'take-down', quiz.code, '--reason', 'Again')).toMatchObject({ code: 1 });
  });

  it('stays taken down through a save, and is put back', async () => {
    const { user, token } = await signedIn();
    const quiz = await ownQuiz(token);
    expect((await run('quiz', 'put-back', quiz.id)).code).toBe(1);
    await run('quiz', 'take-down', quiz.id, '--reason', 'Copied');
    expect((await callUpdate(token, quiz.id, { title: 'Rewritten', revision: quiz.revision })).status).toBe(
      200,
    );
    expect((await start(quiz.id)).body.code).toBe('QUIZ_TAKEN_DOWN');
    expect((await run('quiz', 'put-back', quiz.id, '--reason', 'It was his own')).code).toBe(0);
    expect((await start(quiz.id)).status).toBe(201);
    await stream.drain();
    expect((await listMailsTo(user.email)).map(({ subject }) => subject)).toContain('Your quiz was put back');
  });
});

describe('the numbers of a quiz', () => {
  const QUICKLY = { pauseMs: 0 };

  it('are right after what the stream counted', async () => {
    const quiz = await publishedQuiz();
    await submit((await start(quiz.id)).body.data, RIGHT);
    await start(quiz.id);
    await stream.drain();
    expect((await run('recount', quiz.code)).output).toContain('nothing to correct');
  });

  it('are corrected where they are wrong', async () => {
    const quiz = await publishedQuiz();
    await submit((await start(quiz.id)).body.data, RIGHT);
    await stream.drain();
    const before = await getStatistics(quiz.id);
    await putShardStatistics({
      quizId: quiz.id,
      shard: 'recount-test',
      statistics: before,
      highWater: '1',
      after: undefined,
    });
    expect((await getStatistics(quiz.id)).completed).toBe(2);
    const call = { args: { quiz: quiz.id }, options: {}, dryRun: false, by: 'grace' };
    expect(await recount({ ...call, dryRun: true }, QUICKLY)).toEqual([
      expect.stringMatching(/would be corrected.*finished -1/),
    ]);
    expect((await getStatistics(quiz.id)).completed).toBe(2);
    expect((await recount(call, QUICKLY)).join()).toContain('finished -1');
    expect(await getStatistics(quiz.id)).toEqual(before);
    expect((await recount(call, QUICKLY)).join()).toContain('nothing to correct');
    expect(await logOf(quiz.id)).toMatchObject([{ command: 'recount' }]);
  });
});

it('mails an address again that was given up', async () => {
  const address = `given-up-${now()}@example.com`;
  expect(await run('mail', 'allow', address)).toMatchObject({ code: 1 });
  expect((await run('mail', 'status', address)).output).toBe('This address is mailed.');
  const subject = await hashSuppressedAddress(address);
  await suppressAddress(subject, 'bounce');
  expect((await run('mail', 'status', address.toUpperCase())).output).toContain('mail to it came back');
  await run('mail', 'allow', address, '--dry-run');
  expect((await run('mail', 'status', address)).output).toContain('Nothing is mailed');
  expect(await run('mail', 'allow', address, '--reason', 'Called')).toMatchObject({ code: 0 });
  expect((await run('mail', 'status', address)).output).toBe('This address is mailed.');
  const [entry] = await logOf(subject);
  expect(entry).toMatchObject({ command: 'mail allow', by: 'grace', reason: 'Called' });
  expect(JSON.stringify(entry)).not.toContain('given-up');
});

it('makes the catalogue of Explore of the quizzes alone, and has its files made', async () => {
  const quiz = await publishedQuiz({ quiz: { listed: true } });
  expect((await run('catalogue', 'rebuild', '--dry-run')).output).toContain('would be');
  expect((await listCatalogueEntries(catalogueShard(quiz.id))).length).toBe(0);
  expect(await run('catalogue', 'rebuild')).toEqual({
    code: 0,
    output: '1 quizzes are in Explore. Its files are being made.',
  });
  expect(await listCatalogueEntries(catalogueShard(quiz.id))).toMatchObject([
    { id: quiz.id, entry: { title: quiz.title } },
  ]);
  expect((await run('log', '--limit', '1')).output).toContain('grace  catalogue rebuild run_');
});

describe('an issue of the newsletter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quizhall-issue-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('goes to who has confirmed, once, and is logged', async () => {
    const email = newEmail();
    const subscriber = await subscriberId(email);
    await requestSubscription({ subscriber, email, language: 'en', confirmHash: 'hash' });
    await confirmSubscription(subscriber, 'hash');
    const file = written('2026-11.md', '# What is new\r\n\r\nFormulas *can* be typed.\n');
    expect((await run('newsletter', 'send', file, '--dry-run')).output).toContain('would be sent');
    await stream.drain();
    expect(await listMailsTo(email)).toEqual([]);
    expect((await run('newsletter', 'send', file)).code).toBe(0);
    expect((await run('newsletter', 'send', file)).output).toContain('begun before');
    await stream.drain();
    const mails = await listMailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['What is new']);
    expect(mails[0]?.body.text).toContain('Formulas can be typed.');
    expect(await logOf('2026-11')).toMatchObject([{ command: 'newsletter send', by: 'grace' }]);
    const other = written('2026-11.md', '# What is new\n\nSomething else.');
    expect(await run('newsletter', 'send', other)).toMatchObject({ code: 1 });
  });

  it.each([
    ['missing', () => join(folder, 'none.md'), 'There is no file'],
    ['without a subject', () => written('a.md', 'Hello'), 'no heading'],
    ['without a text', () => written('b.md', '# Hello\n'), 'text'],
    ['of a name that is none', () => written('What is new.md', '# Hello\n\nYou'), 'name of the file'],
  ])('is refused when it is %s', async (_, file, message) => {
    const answer = await run('newsletter', 'send', file());
    expect(answer.code).toBe(1);
    expect(answer.output).toContain(message);
  });
});

it('tells what was reported of quizzes, newest first, each on a line of its own', async () => {
  const { id } = await publishedQuiz();
  await putQuizReport({ quizId: id, reason: 'spam', details: 'An\nadvertisement\u001b[31m', by: 'u1' });
  setClock(60_000);
  await putQuizReport({ quizId: id, reason: 'copyright', details: '' });
  const linesOf = async (...options: string[]) =>
    (await run('reports', '--limit', '2', ...options)).output.split('\n');
  const lines = await linesOf();
  expect(lines.map((line) => line.slice(line.indexOf(id)))).toEqual([
    `${id}  copyright  a guest`,
    `${id}  spam  u1  An advertisement [31m`,
  ]);
  const [copied = '', spam = ''] = lines.map((line) => line.split('  ')[0]);
  expect((await run('report', 'settle', copied)).code).toBe(2);
  expect((await run('report', 'settle', copied, '--outcome', 'Taken down', '--dry-run')).output).toContain(
    'would be settled',
  );
  expect((await run('report', 'settle', copied, '--outcome', 'Taken\ndown')).code).toBe(0);
  expect((await run('report', 'settle', copied, '--outcome', 'No')).output).toBe(
    'It was settled before: Taken down',
  );
  expect((await linesOf())[0]).toContain(spam);
  expect((await linesOf('--state', 'all'))[0]).toContain('settled: Taken down');
  expect(await logOf(copied)).toMatchObject([
    { command: 'report settle', by: 'grace', reason: 'Taken down' },
  ]);
  expect(await run('report', 'settle', 'x', '--outcome', 'No')).toMatchObject({ code: 1 });
  expect(await run('reports', '--state', 'half')).toMatchObject({ code: 1 });
});

describe('an organization', () => {
  it('is recommended and vouched for by its id or the name of its page, which is logged', async () => {
    const { id, slug } = await someOrganization();
    const verify = (...more: string[]) =>
      run('organization', 'verify', slug, '--reason', 'Seen the register', ...more);
    expect((await run('organization', 'feature', slug)).code).toBe(0);
    expect((await verify('--dry-run')).output).toContain('would be verified');
    expect((await verify()).code).toBe(0);
    expect(await getOrganization(id)).toMatchObject({ isFeatured: true, isVerified: true, revision: 3 });
    expect((await run('organization', 'feature', id)).output).toContain('is recommended already');
    expect((await run('organization', 'unfeature', id)).code).toBe(0);
    expect(await getOrganization(id)).toMatchObject({ isFeatured: false, isVerified: true });
    expect((await logOf(id)).map(({ command }) => command)).toEqual([
      'organization unfeature',
      'organization verify',
      'organization feature',
    ]);
    expect(await run('organization', 'feature', 'nobody')).toMatchObject({ code: 1 });
    expect(await run('organization', 'verify', slug)).toMatchObject({ code: 2 });
  });
});

it('tells what was done, and refuses what it cannot read', async () => {
  const { id } = await account({ canCreateQuizzes: false });
  await run('user', 'make-creator', id);
  const { output } = await run('log', '--limit', '5');
  expect(output).toContain(`grace  user make-creator ${id}`);
  expect(await run('log', '--limit', 'all')).toMatchObject({ code: 1 });
  expect(await run('paint')).toMatchObject({ code: 2 });
  expect(await run()).toMatchObject({ code: 2 });
});

it('says why a stage cannot be reached', async () => {
  const connect = () => Promise.reject(new Error('No stage runs here'));
  const answer = await admin(['user', 'find', 'x'], { operator: 'grace', connect });
  expect(answer).toEqual({ code: 2, output: 'No stage runs here' });
});
