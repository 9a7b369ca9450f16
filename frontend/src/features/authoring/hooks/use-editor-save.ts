import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { messages } from '../messages.ts';
import { type SaveStatus, saveStatusOf } from '../model/create-once.ts';
import { inPageOrder, type Problems } from '../model/problems.ts';
import type { QuizEditorState } from './use-quiz-editor.ts';
import type { Handover } from './use-handover.ts';
import { explainSave, type SaveResult, useQuizSave } from './use-quiz-save.ts';
import { useStale } from './use-stale.ts';

interface Page {
  /** The page creates a quiz: after the first save it moves on to the quiz's own address. */
  isNew: boolean;
  /** Waits for a running upload of the cover; false: it failed. */
  uploaded: () => Promise<boolean>;
  openId: string | undefined;
  goTo: (path: string) => void;
  handover: Handover | null;
}

/** The save and publish buttons: check, save, and say what came of it. */
export function useEditorSave(editor: QuizEditorState, page: Page) {
  const { form, quiz, current, changes, problems, pending, adopt } = editor;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [share, setShare] = useState<'published' | 'share' | undefined>(
    page.handover?.published ? 'published' : undefined,
  );
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState(page.handover?.said);
  const moving = useRef(false);
  const stale = useStale(editor);
  const { save: send, saving } = useQuizSave({ form, current, pending, adopt, ready: page.uploaded });

  const lead = (found: Problems) => {
    const [first] = inPageOrder(found);
    if (first) page.goTo(first[0]);
  };

  const save = async (status: SaveStatus) => {
    flushSync(() => setFailure(undefined));
    const found = problems.ask(status);
    if (Object.keys(found).length > 0) return lead(found);
    const before = current.current?.status;
    try {
      const result = await send(status);
      if (result === 'not ready') page.goTo('coverImage');
      else if (result !== 'running') await done(result, before);
    } catch (error) {
      refused(error, status);
    }
  };

  const done = async ({ quiz: saved, body, status }: SaveResult, before: string | undefined) => {
    changes.markSaved(body);
    problems.reset();
    editor.setRestored(false);
    client.setQueryData(quizKeys.quiz(saved.id), saved);
    void refreshQuiz(client, saved.id);
    const published = status === 'published' && (before ?? 'draft') === 'draft';
    const message = savedMessage(saved, published);
    setSaid(message);
    if (!page.isNew) return setShare(published ? 'published' : undefined);
    moving.current = true;
    const state: Handover = { published, said: message, openId: page.openId };
    await navigate(editPath(saved.id), { replace: true, preventScrollReset: true, state });
  };

  const refused = (error: unknown, status: SaveStatus) => {
    if (hasCode(error, 'STALE_REVISION')) return stale.open();
    setFailure(explainSave(error, current.current !== undefined));
    if (error instanceof ApiError && error.errors) lead(problems.showServerProblems(error.errors, status));
  };

  return {
    save: (status: SaveStatus) => void save(status),
    /** As the button that a quiz in this state offers first. */
    saveAgain: () => void save(saveStatusOf(quiz)),
    running: saving,
    failure,
    said,
    share,
    setShare,
    stale: stale.dialog,
    mayLoseChanges: () => !moving.current && changes.isDirtyNow(),
  };
}

function savedMessage({ status }: OwnQuiz, published: boolean): string {
  if (status === 'draft') return messages.published.draftSaved;
  return published ? messages.published.done : messages.published.updated;
}
