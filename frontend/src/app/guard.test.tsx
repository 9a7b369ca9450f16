// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequireCreator, RequireOrganization, RequireQuizzes, RequireSession } from './guard.tsx';

const session = vi.hoisted(() => ({ current: {} as object }));
vi.mock('@/lib/session/session-context.tsx', () => ({ useSession: () => session.current }));

afterEach(cleanup);

function Login() {
  const { state } = useLocation();
  const from = (state as { from?: { pathname: string; search: string } } | null)?.from;
  return <p>login, from {from ? from.pathname + from.search : 'nowhere'}</p>;
}

function visit(current: object, Guard = RequireSession, path = '/quiz/manage?status=draft') {
  session.current = current;
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          path="/quiz/manage"
          element={
            <Guard>
              <h1>Quiz Management</h1>
            </Guard>
          }
        />
        <Route path="/auth/login" element={<Login />} />
        <Route path="/account/profile" element={<p>profile</p>} />
        <Route path="/" element={<p>home</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const signedIn = (canCreateQuizzes: boolean) => ({ status: 'signed-in', user: { canCreateQuizzes } });

describe('RequireSession', () => {
  it('waits while nobody knows yet', () => {
    visit({ status: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('asks to sign in, and remembers where from', () => {
    visit({ status: 'signed-out', byChoice: false });
    expect(screen.getByText('login, from /quiz/manage?status=draft')).toBeTruthy();
  });

  it('leads home who has just signed out', () => {
    visit({ status: 'signed-out', byChoice: true });
    expect(screen.getByText('home')).toBeTruthy();
  });

  it('lets in who is signed in', () => {
    visit(signedIn(false));
    expect(screen.getByRole('heading', { name: 'Quiz Management' })).toBeTruthy();
  });
});

describe('RequireCreator', () => {
  it('lets creators in', () => {
    visit(signedIn(true), RequireCreator);
    expect(screen.getByRole('heading', { name: 'Quiz Management' })).toBeTruthy();
  });

  it('tells others plainly, with a way on', async () => {
    visit(signedIn(false), RequireCreator);
    await screen.findByRole('heading', { level: 1, name: 'This page is for quiz creators' });
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('lets in a learner who makes quizzes for an organization', () => {
    const organizations = [{ id: 'o_school', title: 'School', role: 'creator' }];
    visit({ status: 'signed-in', user: { canCreateQuizzes: false, organizations } }, RequireCreator);
    expect(screen.getByRole('heading', { name: 'Quiz Management' })).toBeTruthy();
  });
});

describe('RequireQuizzes', () => {
  const learner = { status: 'signed-in', user: { canCreateQuizzes: false, quizCount: 0 } };

  it('tells learners that the page is for creators, and leads to what is shared with them', async () => {
    visit(learner, RequireQuizzes);
    await screen.findByRole('heading', { level: 1, name: 'This page is for quiz creators' });
    const shared = screen.getByRole('link', { name: 'Quizzes shared with you' });
    expect(shared.getAttribute('href')).toBe('/quiz/manage?scope=shared');
  });

  it.each([
    ['creators', signedIn(true), '/quiz/manage'],
    [
      'owners of quizzes',
      { status: 'signed-in', user: { canCreateQuizzes: false, quizCount: 1 } },
      '/quiz/manage',
    ],
    ['learners who look at shared quizzes', learner, '/quiz/manage?scope=shared'],
  ])('lets in %s', (_, current, path) => {
    visit(current, RequireQuizzes, path);
    expect(screen.getByRole('heading', { name: 'Quiz Management' })).toBeTruthy();
  });
});

describe('RequireOrganization', () => {
  const member = (user: object) => ({ status: 'signed-in', user: { canCreateQuizzes: false, ...user } });

  it('waits for the organizations of who has just signed in', () => {
    visit(member({}), RequireOrganization);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('leads who belongs to none to their account', () => {
    visit(member({ organizations: [] }), RequireOrganization);
    expect(screen.getByText('profile')).toBeTruthy();
  });

  it('lets members in', () => {
    const organizations = [{ id: 'o_school', title: 'School', role: 'member' }];
    visit(member({ organizations, organizationId: 'o_school' }), RequireOrganization);
    expect(screen.getByRole('heading', { name: 'Quiz Management' })).toBeTruthy();
  });

  it('asks to sign in', () => {
    visit({ status: 'signed-out', byChoice: false }, RequireOrganization);
    expect(screen.getByText(/login, from/)).toBeTruthy();
  });
});
