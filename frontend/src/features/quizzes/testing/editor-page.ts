import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { ok } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { readStored, storedKeys } from '@/lib/storage.ts';
import { draftKey } from '../wizards/draft-store.ts';
import { CREATOR } from '@/lib/testing/people.ts';
import { Component as CreatePage } from '../editor/routes/create-quiz.tsx';
import { Component as GuidedPage } from '../editor/routes/create-quiz-guided.tsx';
import { Component as EditPage } from '../editor/routes/edit-quiz.tsx';
import { Component as TablePage } from '../editor/routes/edit-table.tsx';

export const quiz = buildQuiz({ status: 'draft', version: 0, title: 'Gold' });
export const CREATE = 'POST /quiz/create';
export const GET = `GET /quizzes/${quiz.id}`;
export const PUT = `PUT /quizzes/${quiz.id}`;
/** The editor with a draft in which nothing is written yet. */
export const EDIT = sitePath(SITE_PATHS.quizEdit, { id: quiz.id });
export const EDIT_TABLE = sitePath(SITE_PATHS.quizEditTable, { id: quiz.id });
const empty = { ...quiz, title: '', questions: [], settings: buildSettings({ questionTimeLimit: 30 }) };
export const EMPTY = { [GET]: () => ok({ quiz: empty }) };
export const ME = { 'GET /users/me/session': () => ok({ session: CREATOR }) };

const PAGES = {
  [SITE_PATHS.quizCreate]: CreatePage,
  [SITE_PATHS.quizCreateGuided]: GuidedPage,
  [SITE_PATHS.quizEdit]: EditPage,
  [SITE_PATHS.quizEditTable]: TablePage,
};
export const open = (path: string, queryClient = createQueryClient()) =>
  openPage(PAGES, path, { toasts: true, queryClient });

export const title = () => screen.findByLabelText<HTMLInputElement>(/^Title/);
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** The header's button; the foot of the page repeats it for phones. */
export const press = async (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
/** A button by its text, where another one has the same name and an icon alone. */
export const pressText = async (text: string) =>
  act(async () => fireEvent.click(screen.getByText(text, { selector: 'button, button *' })));
/** The copies of a quiz that the browser keeps for the signed-in person, as text. */
export const keptDrafts = (quizId?: string) =>
  storedKeys(draftKey('u1', quizId)).map((key) => readStored(key));
export const arrivesAt = (router: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));
