// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { EDIT, EMPTY, ME, open, title, type } from '../testing/editor-page.ts';

vi.mock('../import/import-dialog.tsx', () => ({
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
  fakeApi({ ...ME, ...EMPTY });
  open(EDIT);
  type(await title(), 'Gold');
  fireEvent.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByRole('button', { name: 'Reload page' });
  expect((await title()).value).toBe('Gold');
  silenced.mockRestore();
});
