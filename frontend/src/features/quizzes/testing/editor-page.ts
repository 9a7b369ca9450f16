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
/** Path of the editor with an empty draft. */
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
/** Presses the header's button, which the footer repeats for phones. */
export const press = async (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement));
/** Finds a button by its text if an icon button has the same name. */
export const pressText = async (text: string) =>
  act(async () => fireEvent.click(screen.getByText(text, { selector: 'button, button *' })));
/** Returns the browser drafts of a quiz for the signed-in user, as text. */
export const keptDrafts = (quizId?: string) =>
  storedKeys(draftKey('u1', quizId)).map((key) => readStored(key));
export const arrivesAt = (router: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));
