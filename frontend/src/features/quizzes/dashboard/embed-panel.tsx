import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { embedPath, embedSnippet } from '@quizhall/shared/rules/embedding';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { setEmbeddable } from '../status/quiz-calls.ts';
import { dashboard } from './dashboard-messages.ts';

/** Enables or disables embedding of a quiz. */
function useEmbedding(quizId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (embeddable: boolean) => setEmbeddable(quizId, embeddable),
    // Updates the cached quiz, so that an editor opened next starts with this revision.
    onSuccess: (quiz) => client.setQueryData(quizKeys.quiz(quizId), quiz),
    onSettled: () => refreshQuiz(client, quizId),
  });
  const { mutate, isPending, variables, error } = mutation;
  return {
    change: (embeddable: boolean) => mutate(embeddable),
    /** Value of the setting that is being saved. */
    changing: isPending ? variables : undefined,
    problem: error ? serverMessage(error, dashboard.embed.failed) : undefined,
  };
}

const TEXT = dashboard.embed;

/** Embedding settings of the quiz and the HTML snippet for other websites. */
export function EmbedPanel({ quiz }: { quiz: QuizOverview }) {
  const id = useId();
  const { change, changing, problem } = useEmbedding(quiz.id);
  const address = window.location.origin + embedPath(quiz.code);
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-5">
      <SectionTitle id={id} as="h3" className="text-base">
        {TEXT.title}
      </SectionTitle>
      <div className="mt-3 grid grid-cols-1 gap-4">
        {mayWith(quiz, 'quiz.edit') ? (
          <Switch
            label={TEXT.allow}
            hint={TEXT.allowHint}
            checked={changing ?? quiz.embeddable ?? false}
            loading={changing !== undefined}
            error={problem}
            onCheckedChange={change}
          />
        ) : (
          <p className="text-sm text-muted">{quiz.embeddable ? TEXT.allowed : TEXT.forbidden}</p>
        )}
        {quiz.embeddable && (
          <>
            <CodeBlock
              wrap
              label={TEXT.code}
              copyLabel={TEXT.copy}
              code={embedSnippet(address, quiz.title)}
            />
            {quiz.status === 'published' && <Preview address={address} />}
          </>
        )}
      </div>
    </section>
  );
}

/** Preview of the embedded quiz, loaded on demand. */
function Preview({ address }: { address: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        icon={shown ? <EyeOff /> : <Eye />}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? TEXT.hidePreview : TEXT.showPreview}
      </Button>
      {shown && (
        <>
          <p className="mt-3 text-sm text-muted">{TEXT.previewHint}</p>
          {/* Same-origin content: a sandbox that allows scripts and its origin would not isolate it. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            src={address}
            title={TEXT.preview}
            className="mt-2 h-112 w-full rounded-control border border-line bg-surface"
          />
        </>
      )}
    </div>
  );
}
