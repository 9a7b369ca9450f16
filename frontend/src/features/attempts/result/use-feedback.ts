import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { sendFeedback } from './feedback.ts';
import { EMPTY_DRAFT, type FeedbackDraft, forgetDraft, keepDraft, readDraft } from './feedback-draft.ts';
import { result as texts } from './result-messages.ts';
import { attemptStore } from '../storage/open-store.ts';
import { resultKey } from './result-key.ts';

const { feedback: text } = texts;

/** The feedback on an attempt: what is being written survives errors, a lost network and a reload. */
export function useFeedback({ submissionId, quiz, feedback }: AttemptResult) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<FeedbackDraft>(() => readDraft(submissionId) ?? EMPTY_DRAFT);
  const [given, setGiven] = useState(feedback?.rating);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const [justSent, setJustSent] = useState(false);

  const onChange = (change: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    keepDraft(submissionId, next);
    if (change.rating) setMissing(false);
  };

  const onSend = async () => {
    setProblem(undefined);
    setMissing(draft.rating === 0);
    if (draft.rating === 0 || sending) return;
    setSending(true);
    try {
      const token = await (await attemptStore()).tokenOf(submissionId);
      const saved = await sendFeedback(quiz.id, { ...draft, submissionId }, token);
      forgetDraft(submissionId);
      queryClient.setQueryData<AttemptResult>(resultKey(submissionId), (result) =>
        result ? { ...result, feedback: saved.feedback } : result,
      );
      setGiven(draft.rating);
      setJustSent(true);
    } catch (error) {
      setProblem(hasCode(error, 'NETWORK') ? text.offline : serverMessage(error, text.failed));
    } finally {
      setSending(false);
    }
  };

  const change = () => {
    if (feedback) setDraft({ ...EMPTY_DRAFT, ...feedback });
    setGiven(undefined);
    setJustSent(false);
  };

  return { draft, onChange, missing, problem, sending, onSend: () => void onSend(), given, justSent, change };
}
