// @vitest-environment happy-dom
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { EDIT, GET, ME, open, PUT, quiz, title } from '../testing/editor-page.ts';

const entry = {
  id: 'a'.repeat(22),
  question: buildQuestion({ id: 'theirs', question: 'Capital of Italy?', pool: 'Warm-up' }),
  category: 'geography',
  uses: 1,
  saved: false,
};
const base = { ...ME, [GET]: () => ok({ quiz }), 'GET /bank': () => ok({ questions: [entry] }) };
const click = async (element: HTMLElement) => act(async () => fireEvent.click(element));
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Add questions from your bank' }));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('puts copies of chosen questions behind those of the quiz, under ids of their own', async () => {
  const sent: { questions: { id: string; question: string; pool?: string }[] }[] = [];
  fakeApi({
    ...base,
    [PUT]: ({ body }: { body: (typeof sent)[number] }) => {
      sent.push(body);
      return ok({ quiz });
    },
  });
  open(EDIT);
  await title();
  await click(screen.getByRole('button', { name: 'From the bank' }));
  await click(await (await dialog()).findByRole('checkbox', { name: /Capital of Italy/ }));
  await click((await dialog()).getByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Capital of Italy?');
  await click(screen.getAllByRole('button', { name: 'Save Draft' })[0] as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(1));
  const added = sent[0]?.questions.at(-1);
  expect(added).toMatchObject({ question: 'Capital of Italy?' });
  expect(added?.id).not.toBe('theirs');
  expect(added).not.toHaveProperty('pool');
});

it('saves the open question to the bank as it is written', async () => {
  const sent: unknown[] = [];
  fakeApi({
    ...base,
    'POST /bank': ({ body }: { body: unknown }) => {
      sent.push(body);
      return ok({ id: entry.id, question: entry.question });
    },
  });
  open(EDIT);
  await title();
  await click(screen.getByRole('button', { name: /capital of France/ }));
  const card = within(screen.getByRole('group', { name: 'Question 1' }));
  await click(card.getByRole('button', { name: 'Save to bank' }));
  await screen.findByText('Saved to your question bank');
  expect(sent).toMatchObject([
    { question: { question: 'What is the capital of France?' }, category: 'general' },
  ]);
});

it('says why a question could not be saved', async () => {
  fakeApi({ ...base, 'POST /bank': () => refused('BANK_FULL') });
  open(EDIT);
  await title();
  await click(screen.getByRole('button', { name: /capital of France/ }));
  await click(screen.getByRole('button', { name: 'Save to bank' }));
  await screen.findByText(/The question could not be saved: Your question bank is full/);
});
