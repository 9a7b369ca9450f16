// @vitest-environment happy-dom
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedUser, storeTokens } from '@/lib/api/tokens.ts';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { fakeApi, type FakeRequest, ok, refused } from '@/lib/testing/fake-api.ts';
import { LEARNER } from '@/lib/testing/people.ts';
import { uploadAvatar } from '../../api/upload-avatar.ts';
import { EditDialog } from './edit-dialog.tsx';

vi.mock('../../api/upload-avatar.ts', async (load) => ({ ...(await load()), uploadAvatar: vi.fn() }));

const SAVE = 'PATCH /users/me';
const FIELDS = { phone: '', location: 'London', bio: '', dateOfBirth: '' };
const profile = { ...LEARNER, ...FIELDS, avatarUrl: '/media/avatar/u1/old.webp' } as Profile;

function open(answer: (request: FakeRequest) => ReturnType<typeof ok>) {
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
  const save = vi.fn(answer);
  fakeApi({ 'GET /users/me/session': () => 'pending', [SAVE]: save });
  const onClose = vi.fn();
  const element = <EditDialog open profile={profile} onClose={onClose} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/account/profile'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return { save, onClose, sent: () => save.mock.calls.at(-1)?.[0].body };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('editing the profile', () => {
  it('says beside each field what is wrong, and sends nothing', async () => {
    const { save } = open(() => ok({}));
    type('Full name', '  ');
    type('Phone number', 'none');
    press('Save');
    await screen.findByText('Name is required');
    screen.getByText('Please enter a phone number');
    expect(save).not.toHaveBeenCalled();
  });

  it('saves, says so, and tells other tabs the new name', async () => {
    const { onClose, sent } = open(({ body }) => ok({ user: { ...profile, ...(body as object) } }));
    type('Full name', 'Ada King');
    type('Bio', 'Counts.');
    press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent()).toEqual({ ...FIELDS, fullName: 'Ada King', bio: 'Counts.' });
    expect(rememberedUser()?.fullName).toBe('Ada King');
  });

  it('loses nothing when the server refuses', async () => {
    const { onClose } = open(() => refused('INVALID_INPUT', { location: 'Not there' }));
    type('Location', 'Atlantis');
    press('Save');
    await screen.findByText('Not there');
    expect(valueOf('Location')).toBe('Atlantis');
    expect(onClose).not.toHaveBeenCalled();
    // Whoever has to sign in again finds it.
    expect(sessionStorage.getItem('quizhall.profile.u1')).toContain('Atlantis');
  });

  it('asks before it drops what was typed, and only then', async () => {
    const { onClose } = open(() => ok({}));
    type('Bio', 'Half a thought');
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(valueOf('Bio')).toBe('Half a thought');
    press('Cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    const clean = open(() => ok({}));
    press('Cancel');
    expect(clean.onClose).toHaveBeenCalledOnce();
  });

  it('sends another picture, or none, with the rest', async () => {
    const { sent } = open(({ body }) => ok({ user: { ...profile, ...(body as object) } }));
    const saved = async () => {
      await waitFor(() =>
        expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
      );
      press('Save');
    };
    vi.mocked(uploadAvatar).mockResolvedValue({ key: 'incoming/avatar/u1/new.webp', url: 'data:new' });
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Upload picture', { selector: 'input' }), {
      target: { files: [file] },
    });
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('data:new'));
    await saved();
    await waitFor(() => expect(sent()).toMatchObject({ avatar: { key: 'incoming/avatar/u1/new.webp' } }));
    press('Remove picture');
    await saved();
    await waitFor(() => expect(sent()).toMatchObject({ avatar: null }));
  });
});
