// @vitest-environment happy-dom
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { dashboardOf, ID } from '../shared/testing.ts';
import { Overview } from './overview.tsx';

const show = (more: Partial<OrganizationDashboard> = {}) =>
  render(
    <MemoryRouter>
      <Overview dashboard={dashboardOf(more)} />
    </MemoryRouter>,
  );
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const FULL = { totalMembers: 2, totalQuizzes: 1, activeQuizzes: 1 };

afterEach(cleanup);

it('tells whoever manages a new organization where to begin', () => {
  show();
  screen.getByRole('heading', { name: 'First steps' });
  expect(link('Invite members')).toBe(`/org/${ID}/dashboard?tab=members`);
  expect(link('Create a quiz')).toBe(`/quiz/create?organization=${ID}`);
  expect(link('Create departments')).toBe(`/org/${ID}/dashboard?tab=departments`);
  expect(screen.queryByRole('heading', { name: 'Department Performance' })).toBeNull();
});

it('says what is done, until somebody is invited and a quiz is there', () => {
  show({ pendingInvites: 1 });
  screen.getByText('Done');
  expect(screen.queryByRole('link', { name: 'Invite members' })).toBeNull();
  cleanup();
  show({ stats: FULL });
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull();
  screen.getByText('No departments yet. They show how each part of your organization does.');
});

it('tells members neither', () => {
  show({ role: 'member', stats: FULL });
  expect(screen.queryByRole('heading')).toBeNull();
});
