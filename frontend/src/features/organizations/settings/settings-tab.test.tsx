// @vitest-environment happy-dom
import {
  NewOrganization,
  type OrganizationSettings,
} from '@quizhall/shared/model/organizations/organization';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { SettingsTab } from './settings-tab.tsx';

const ID = 'o_0123456789abcdef';
const READ = `GET /organization/${ID}/settings`;
const SAVE = `PUT /organization/${ID}/settings`;

const {
  subscription: _,
  departments: __,
  acceptTerms: ___,
  ...told
} = NewOrganization.parse({
  name: 'Northgate',
  type: 'company',
  contactInfo: { email: 'office@example.com' },
  branding: { primaryColor: '#0F766E' },
  acceptTerms: true,
});
const SETTINGS: OrganizationSettings = {
  ...told,
  branding: { primaryColor: '#0F766E', secondaryColor: '#1E40AF', accentColor: '#F59E0B', theme: 'light' },
  customCategories: [
    { id: 'c_000000000001', name: 'Safety', description: '', color: '#EF4444' },
    { id: 'c_000000000002', name: 'Onboarding', description: 'First days', color: '#3B82F6' },
  ],
  security: {},
  id: ID,
  slug: 'northgate',
  plan: 'free',
  createdAt: '2026-11-01T10:00:00.000Z',
  revision: 3,
};
const dashboard = { organization: { id: ID }, role: 'admin' } as Parameters<
  typeof SettingsTab
>[0]['dashboard'];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the settings at a section. `save` returns the response to a save. */
function open(section: string, save: (body: Partial<OrganizationSettings>) => ReturnType<typeof ok>) {
  const api = fakeApi({
    [READ]: () => ok({ settings: SETTINGS }),
    [SAVE]: ({ body }) => save(body as Partial<OrganizationSettings>),
    'GET /organization/dashboard': () => 'pending',
    [`GET /organization/${ID}/audit`]: () => ok({ entries: [] }),
    [`GET /organization/${ID}/members`]: () => ok({ members: [] }),
  });
  openPage(
    { '/org/settings': () => <SettingsTab dashboard={dashboard} /> },
    `/org/settings?section=${section}`,
  );
  return {
    sent: () => api.requests.filter(({ call }) => call === SAVE).map(({ body }) => body),
  };
}
const saves = (change: Partial<OrganizationSettings>) =>
  ok({ settings: { ...SETTINGS, ...change, branding: SETTINGS.branding, revision: SETTINGS.revision + 1 } });
const panel = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
type Part = ReturnType<typeof within>;
const save = (part: Part) => fireEvent.click(part.getByRole('button', { name: 'Save Settings' }));
const type = (part: Part, label: RegExp, value: string, at = 0) =>
  fireEvent.change(part.getAllByLabelText(label)[at] as HTMLElement, { target: { value } });

it('saves a new name on top of what was read, and none that is empty', async () => {
  const { sent } = open('general', saves);
  const part = await panel('General');
  type(part, /Organization name/, ' ');
  save(part);
  await part.findByText('Organization name is required');
  expect(sent()).toEqual([]);
  type(part, /Organization name/, 'Southgate');
  save(part);
  await waitFor(() => expect(sent()).toMatchObject([{ revision: 3, name: 'Southgate' }]));
});

it('says that somebody else has saved in between', async () => {
  open('general', () => refused('STALE_REVISION'));
  const part = await panel('General');
  type(part, /Organization name/, 'Southgate');
  save(part);
  expect((await part.findByRole('alert')).textContent).toBeTruthy();
});

it('shows how the brand will look and be read, and takes no colour that is none', async () => {
  const { sent } = open('branding', saves);
  const part = await panel('Branding');
  expect(part.getByText('Northgate')).toBeTruthy();
  type(part, /^Primary color$/i, '#FFFF00');
  expect(await part.findByText(/hard to see/i)).toBeTruthy();
  type(part, /^Primary color$/i, 'teal');
  save(part);
  expect(await part.findByText('Please choose a color')).toBeTruthy();
  expect(sent()).toEqual([]);
  type(part, /^Primary color$/i, '#123456');
  save(part);
  await waitFor(() => expect(sent()).toMatchObject([{ revision: 3, branding: { primaryColor: '#123456' } }]));
});

it('names, colours, adds and removes categories, which keep their ids', async () => {
  const { sent } = open('branding', ({ customCategories = [] }) =>
    saves({ customCategories: customCategories.map((one) => ({ ...one, id: one.id ?? 'c_000000000003' })) }),
  );
  const part = await panel('Quiz categories');
  type(part, /Category name/, 'Safety first');
  fireEvent.change(part.getByLabelText('Color of Safety first'), { target: { value: '#0f766e' } });
  fireEvent.click(part.getByRole('button', { name: 'Remove Onboarding' }));
  fireEvent.click(part.getByRole('button', { name: 'Add Category' }));
  save(part);
  expect((await part.findByRole('alert')).textContent).toBe('Please enter a category name');
  type(part, /Category name/, 'safety FIRST', 1);
  save(part);
  await waitFor(() => expect(part.getByRole('alert').textContent).toMatch(/already/i));
  expect(sent()).toEqual([]);
  type(part, /Category name/, 'Field work', 1);
  save(part);
  const first = { id: 'c_000000000001', name: 'Safety first', description: '', color: '#0F766E' };
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ customCategories: [first, { name: 'Field work' }] });
  expect(JSON.stringify(sent()[0])).not.toContain('"key"');
  // A second save uses the ids of the first.
  type(part, /Category name/, 'Fieldwork', 1);
  save(part);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    revision: 4,
    customCategories: [first, { id: 'c_000000000003', name: 'Fieldwork' }],
  });
});

it('asks more of the accounts of members, and leads to where people are let in', async () => {
  const { sent } = open('security', saves);
  const part = await panel('Accounts of members');
  part.getByText(/^Members have 7 days to set it up/);
  fireEvent.click(part.getByRole('switch', { name: 'Require two-factor authentication' }));
  fireEvent.click(part.getByRole('combobox', { name: 'Session length' }));
  fireEvent.click(await screen.findByRole('option', { name: '8 hours' }));
  save(part);
  await waitFor(() =>
    expect(sent()).toMatchObject([{ revision: 3, security: { requireTwoFactor: true, sessionHours: 8 } }]),
  );
  expect(screen.queryByRole('heading', { name: 'E-mail domains' })).toBeNull();
  const way = screen.getByRole('link', { name: 'Open Member Settings' });
  expect(way.getAttribute('href')).toBe('/org/dashboard?tab=settings&section=members');
});

it('says why somebody without a second factor cannot require one', async () => {
  open('security', () => refused('TWO_FACTOR_REQUIRED'));
  const part = await panel('Accounts of members');
  fireEvent.click(part.getByRole('switch', { name: 'Require two-factor authentication' }));
  save(part);
  expect((await part.findByRole('alert')).textContent).toBeTruthy();
});

it('changes every setting that was chosen at creation, and can switch it on again', async () => {
  const { sent } = open('general', saves);
  const part = await panel('Quiz settings');
  part.getByText(/Free plan allows 20/);
  for (const name of ['guest participation', 'leaderboards', 'rewards', 'analytics', 'AI generation']) {
    const before = part.getByRole('switch', { name: new RegExp(name) });
    const was = before.getAttribute('aria-checked');
    fireEvent.click(before);
    expect(before.getAttribute('aria-checked')).not.toBe(was);
  }
  type(part, /Max quiz duration/, '45');
  type(part, /Max questions per quiz/, '15');
  fireEvent.click(part.getByRole('combobox', { name: 'Default quiz visibility' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Private' }));
  save(part);
  const off = {
    allowGuestParticipation: false,
    enableLeaderboards: false,
    enableRewards: false,
    enableAnalytics: false,
    enableAIGeneration: true,
    maxQuizDuration: 45,
    maxQuestionsPerQuiz: 15,
    defaultQuizVisibility: 'private',
  };
  await waitFor(() => expect(sent()).toMatchObject([{ revision: 3, settings: off }]));
  fireEvent.click(part.getByRole('switch', { name: /guest participation/ }));
  save(part);
  await waitFor(() =>
    expect(sent()[1]).toMatchObject({ revision: 4, settings: { ...off, allowGuestParticipation: true } }),
  );
});

it('changes type and contact details, and names what is wrong beside its field', async () => {
  const { sent } = open('general', saves);
  const general = await panel('General');
  fireEvent.click(general.getByRole('combobox', { name: 'Organization type' }));
  fireEvent.click(await screen.findByRole('option', { name: 'School' }));
  save(general);
  await waitFor(() => expect(sent()).toMatchObject([{ revision: 3, type: 'school' }]));
  const part = await panel('Contact');
  type(part, /Email/, 'office at example');
  type(part, /Phone/, 'none');
  save(part);
  await part.findByText('Please enter a valid email address');
  part.getByText('Please enter a phone number');
  expect(sent()).toHaveLength(1);
  type(part, /Email/, 'new@example.com');
  type(part, /Phone/, '+44 20 7946 0000');
  for (const name of ['Street', 'City', 'State/Province', 'Country', 'ZIP/Postal code'])
    type(part, new RegExp(name), `${name} 1`);
  save(part);
  await waitFor(() =>
    expect(sent()[1]).toMatchObject({
      contactInfo: {
        email: 'new@example.com',
        phone: '+44 20 7946 0000',
        address: {
          street: 'Street 1',
          city: 'City 1',
          state: 'State/Province 1',
          country: 'Country 1',
          zipCode: 'ZIP/Postal code 1',
        },
      },
    }),
  );
});

it('labels white-label branding and custom domains as Enterprise only', async () => {
  open('branding', saves);
  const part = await panel('Enterprise branding');
  expect(part.getAllByText('Enterprise only')).toHaveLength(2);
  part.getByText('White-label branding');
  part.getByText('Custom domains');
});
