// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShortcutHelp } from './shortcut-help.tsx';
import { Toaster } from './toaster.tsx';

const dialog = vi.hoisted(() => ({ isBroken: true }));
vi.mock('./shortcut-dialog.tsx', () => ({
  ShortcutDialog: ({ open }: { open: boolean }) => {
    if (dialog.isBroken) throw new Error('broken help');
    return open && <p>Shortcuts</p>;
  },
}));

afterEach(cleanup);

it('keeps a running quiz when the help breaks', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <h1>Question 1 of 9</h1>
      <ShortcutHelp />
      <Toaster />
    </>,
  );
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByRole('button', { name: 'Reload page' });
  expect(screen.getByRole('heading', { name: 'Question 1 of 9' })).toBeTruthy();
  dialog.isBroken = false;
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByText('Shortcuts');
  silenced.mockRestore();
});
