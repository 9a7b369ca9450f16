import { newsletter } from '@quizhall/shared/contract/site/newsletter';
import { expect, it } from 'vitest';
import { confirmSubscription, requestSubscription } from '../model/newsletter.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { subscriberId, unsubscribeToken } from '../model/links.ts';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { newEmail } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as unsubscribeByMail } from '../handlers/unsubscribe-by-mail.ts';
import { newsletterRun } from './send-newsletter.ts';
import { STAGE, startNewsletter } from './start-newsletter.ts';

const stream = await testStream(everyReader(), now);

interface Wanted {
  confirmed?: boolean;
  language?: 'en' | 'de';
}

async function subscriber({ confirmed = true, language = 'en' }: Wanted = {}) {
  const email = newEmail();
  const id = await subscriberId(email);
  await requestSubscription({ subscriber: id, email, language, confirmHash: 'hash' });
  if (confirmed) await confirmSubscription(id, 'hash');
  return { email, token: await unsubscribeToken(id) };
}

const newIssue = () => ({
  id: `issue-${randomText(8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}`,
  subject: 'What is new: formulas, and übungen',
  text: '## Formulas\n\nThey can be *typed* now, see [how](https://quizhall.example/help).\n\n- one\n- two',
});

const oneClick = (token: string) =>
  invokeEndpoint(unsubscribeByMail, newsletter.unsubscribeByMail, { params: { token } });

it('sends an issue once to everybody who has confirmed, and offers each the way out', async () => {
  const [reader, german] = [await subscriber(), await subscriber({ language: 'de' })];
  const [waiting, gone] = [await subscriber({ confirmed: false }), await subscriber()];
  expect((await oneClick(gone.token)).status).toBe(200);
  const issue = newIssue();
  const { done, runId } = await startNewsletter(issue);
  expect(done).toBe('begun');
  expect(await startNewsletter(issue), 'the same again').toEqual({ done: 'again', runId });
  expect((await startNewsletter({ ...issue, text: 'Else' })).done).toBe('other');
  await stream.drain();
  expect(await getJob({ ownerId: STAGE, id: runId })).toMatchObject({ status: 'done' });
  const [mail, ...more] = await listMailsTo(reader.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(issue.subject);
  expect(mail?.body.text).toContain(
    'They can be typed now, see how (https://quizhall.example/help).\n\n- one\n- two',
  );
  expect(mail?.body.text).toContain(`/newsletter/unsubscribe?token=${reader.token}`);
  expect(mail?.body.html).toContain('<em>typed</em>');
  const [inGerman] = await listMailsTo(german.email);
  expect(inGerman?.body.text).toContain('jederzeit abbestellen:');
  for (const { email } of [waiting, gone]) expect(await listMailsTo(email)).toEqual([]);
});

it('does not go to whoever has unsubscribed since it was queued', async () => {
  const { email, token } = await subscriber();
  const issue = newIssue();
  await startNewsletter(issue);
  // Queued for everybody, and sent to nobody yet.
  const { step } = newsletterRun(async () => undefined);
  let cursor: unknown;
  do
    cursor = Object.entries(await step({ issue: issue.id }, cursor)).find(([name]) => name === 'cursor')?.[1];
  while (cursor);
  expect((await oneClick(token)).status).toBe(200);
  await stream.drain();
  expect(await listMailsTo(email)).toEqual([]);
});

it('takes no link that is not ours', async () => {
  expect((await oneClick('abc')).status).toBe(400);
});
