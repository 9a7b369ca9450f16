// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { emptyCreation, type PriceTable } from './creation-form.ts';
import { creationDraft } from './creation-draft.ts';
import { Component as Branded } from '../routes/create-branded.tsx';
import { Component as Guided } from '../routes/create-guided.tsx';
import { Component as Wizard } from '../routes/create.tsx';

const ME = {
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada', organizations: [] } }),
};
const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));
const completed = () =>
  steps()
    .getAllByRole('button')
    .flatMap(({ textContent }) => /Completed: (.*)/.exec(textContent)?.[1] ?? []);
const toStep = async (name: string) => {
  fireEvent.click(steps().getByRole('button', { name: new RegExp(`${name}$`) }));
  await screen.findByRole('heading', { level: 2, name });
};

/** Stores a draft with all required fields. */
function fill(table: PriceTable) {
  const form = emptyCreation(table, 'Acme');
  form.type = 'school';
  form.industry = 'education';
  form.size = 'small';
  form.contactInfo.email = 'office@acme.example';
  form.contactInfo.phone = '+1 555 0100';
  creationDraft('u1', table, table).save({ form });
}

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks as completed only steps that were opened or filled in', async () => {
  fakeApi(ME);
  openPage({ '/org/create': Wizard }, '/org/create');
  await screen.findByRole('heading', { level: 2, name: 'Basic Info' });
  await toStep('Review');
  expect(completed()).toEqual([]);
  await toStep('Settings');
  await toStep('Review');
  expect(completed()).toEqual(['Settings']);
  cleanup();
  fill('standard');
  openPage({ '/org/create': Wizard }, '/org/create?step=review');
  await screen.findByRole('heading', { level: 2, name: 'Review' });
  expect(completed()).toEqual(['Basic Info', 'Contact']);
});

it('says beside the number of questions what the chosen plan allows', async () => {
  fill('standard');
  fakeApi(ME);
  openPage({ '/org/create': Wizard }, '/org/create?step=settings');
  await screen.findByText('The Free plan allows 20 questions per quiz. The lower number applies.');
  await toStep('Subscription');
  fireEvent.click(screen.getByRole('button', { name: 'Choose Enterprise' }));
  await toStep('Settings');
  screen.getByText('The Enterprise plan has no limit of its own.');
});

it.each([
  ['/org/create2', Guided, 'standard'],
  ['/org/create3', Branded, 'create3'],
] as const)('%s shows the settings that it does not ask for', async (path, page, table) => {
  fill(table);
  fakeApi(ME);
  openPage({ [path]: page }, `${path}?step=plan`);
  const settings = within(await screen.findByRole('region', { name: 'Your settings' }));
  settings.getByText('Allow guest participation');
  settings.getByText('120 min');
  settings.getByText('Organization');
});
