import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { messages } from './messages.ts';
import { organizationMessages } from './organization-messages.ts';
import { type SaveStatus, saveStatusOf } from '../wizards/create-once.ts';
import { checkQuiz, inPageOrder, type Problems } from './problems.ts';
import type { QuizEditorState } from './use-quiz-editor.ts';
import { explainSave, type SaveResult, useQuizSave } from './use-quiz-save.ts';
import { useStale } from './use-stale.ts';

/** True if changes await approval. Rejected changes do not count. */
const isPending = ({ waiting }: Pick<OwnQuiz, 'waiting'>): boolean =>
  waiting !== undefined && !waiting.rejected;

/** Reason for the open dialog: just published, awaiting approval, or sharing on request. */
export type ShareReason = 'published' | 'waits' | 'share';

interface Page {
  /** Waits for running uploads. Returns the path of a failed one. */
  uploaded: () => Promise<string | undefined>;
  goTo: (path: string) => void;
  /** Save message carried over from the previous page. */
  said: string | undefined;
}

/** State of the save and publish buttons: checks, saves and reports the result. */
export function useEditorSave(editor: QuizEditorState, page: Page) {
  const { form, quiz, current, changes, problems, pending, adopt } = editor;
  const client = useQueryClient();
  const [share, setShare] = useState<ShareReason>();
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState(page.said);
  const [editedKeys, setEditedKeys] = useState<readonly string[]>([]);
  const { save: send, saving } = useQuizSave({
    form,
    current,
    organizationId: editor.rules?.id,
    pending,
    keepsReplaced: editor.keepsReplaced,
    amend: editor.history.amend,
    adopt,
    ready: page.uploaded,
  });

  const lead = (found: Problems) => {
    const [first] = inPageOrder(found);
    if (first) page.goTo(first[0]);
  };

  const stale = useStale(editor);

  /** Returns true once the quiz is saved; otherwise navigates to the problem. */
  const save = async (status: SaveStatus): Promise<boolean> => {
    flushSync(() => setFailure(undefined));
    const found = problems.ask(status);
    if (Object.keys(found).length > 0) {
      lead(found);
      return false;
    }
    const before = current.current;
    try {
      const result = await send(status);
      if (result === 'running') return false;
      if ('missing' in result) page.goTo(result.missing);
      else done(result, before);
      return !('missing' in result);
    } catch (error) {
      refused(error, status);
      return false;
    }
  };

  const stored = ({ quiz: saved, body }: SaveResult) => {
    changes.markSaved(body);
    editor.setRestored(false);
    client.setQueryData(quizKeys.quiz(saved.id), saved);
    void refreshQuiz(client, saved.id);
  };

  const done = (result: SaveResult, before: OwnQuiz | undefined) => {
    stored(result);
    problems.reset();
    const waits = isPending(result.quiz);
    const published = result.status === 'published' && (before?.status ?? 'draft') === 'draft' && !waits;
    setSaid(savedMessage(result.quiz, before, published));
    setEditedKeys(result.editedKeys ?? []);
    setShare(waits ? 'waits' : published ? 'published' : undefined);
  };

  const refused = (error: unknown, status: SaveStatus) => {
    if (hasCode(error, 'STALE_REVISION')) return stale.open(status);
    setFailure(explainSave(error, current.current !== undefined));
    if (error instanceof ApiError && error.errors) lead(problems.showServerProblems(error.errors, status));
  };

  /** Saves the quiz and returns its id; on a problem with the prize, navigates to it. */
  const beforePaying = async (): Promise<string | undefined> => {
    const { all } = checkQuiz(form.getValues(), true, editor.prize.standing, editor.rules);
    const found = Object.fromEntries(Object.entries(all).filter(([path]) => isOfPrize(path)));
    if (Object.keys(found).length > 0) {
      lead(problems.showServerProblems(found, 'draft'));
      return undefined;
    }
    if (!current.current || changes.isDirtyNow()) await save(saveStatusOf(current.current));
    return changes.isDirtyNow() ? undefined : current.current?.id;
  };

  const replaceNewer = () => {
    const status = stale.replace();
    if (status) void save(status);
  };

  const saveQuietly = async ({ untitled }: { untitled: boolean }) => {
    const { status = 'draft', settings } = current.current ?? {};
    const values = form.getValues();
    if (status !== 'draft' || !changes.isDirtyNow()) return;
    if (!untitled && !values.title.trim()) return;
    const { shape } = checkQuiz(values, settings?.hasPassword ?? false, undefined, editor.rules);
    if (Object.keys(shape).length > 0) return;
    try {
      const result = await send('draft', { quiet: true });
      if (result === 'running' || 'missing' in result) return;
      stored(result);
      setSaid(undefined);
    } catch (error) {
      // The header displays that only the browser has the changes. The next step retries.
      if (!hasCode(error, 'NETWORK')) refused(error, 'draft');
    }
  };

  return {
    save: (status: SaveStatus) => void save(status),
    /** Saves with the status of the primary button for the quiz's current state. */
    saveAgain: () => void save(saveStatusOf(quiz)),
    saveBeforeLeaving: () => save(saveStatusOf(current.current)),
    /** Saves a valid draft without interaction. Skips an untitled one unless `untitled` is set. */
    saveQuietly: (wish = { untitled: false }) => void saveQuietly(wish),
    beforePaying,
    running: saving,
    failure,
    said,
    share,
    setShare,
    /** Ids of questions whose key the last save changed while results follow the earlier key. */
    editedKeys,
    forgetEditedKeys: () => setEditedKeys([]),
    stale: { ...stale.dialog, onReplace: replaceNewer },
    /** Opens the conflict dialog for a change that something other than a save detected. */
    openStale: () => stale.open(),
    mayLoseChanges: changes.isDirtyNow,
  };
}

/** True if a problem concerns the prize only. Such problems do not prevent a payment. */
const isOfPrize = (path: string): boolean => path.startsWith('prizePool.') || path === 'schedule.endDate';

function savedMessage(quiz: OwnQuiz, before: OwnQuiz | undefined, published: boolean): string {
  if (isPending(quiz)) return organizationMessages.asked;
  if (before && isPending(before)) return organizationMessages.asksNoMore;
  if (quiz.status === 'draft') return messages.published.draftSaved;
  return published ? messages.published.done : messages.published.updated;
}
