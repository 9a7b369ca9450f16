// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { CREATOR } from '@/lib/testing/people.ts';
import { Component as CreatePage } from '../routes/create-quiz.tsx';

vi.mock('./import-dialog.tsx', () => ({
  ImportDialog: () => {
    throw new Error('broken dialog');
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps what was written when the import breaks', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  startSignedIn();
  fakeApi({ 'GET /users/me/session': () => ok({ session: CREATOR }) });
  openPage({ '/quiz/create': CreatePage }, '/quiz/create', { toasts: true });
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Gold' } });
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByRole('button', { name: 'Reload page' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Gold');
  silenced.mockRestore();
});
