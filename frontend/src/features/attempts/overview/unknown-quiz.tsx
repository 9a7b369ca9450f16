import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { CODE_LENGTH, parseRef } from '@quizhall/shared/rules/quizzes/quiz-code';
import { SearchX } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { messages } from '../shared/messages.ts';
import { overview as text } from './overview-messages.ts';

interface UnknownQuizProps {
  quizRef: string;
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

/** The quiz did not come: once more, or another code, as the first one was perhaps misread. */
export function UnknownQuiz({ quizRef, error, onRetry, retrying }: UnknownQuizProps) {
  const navigate = useNavigate();
  // Ids and links are nobody's typing mistake.
  const [code, setCode] = useState(quizRef.length <= CODE_LENGTH ? quizRef.toUpperCase() : '');
  const field = useRef<HTMLInputElement>(null);
  const isUnknown = hasCode(error, 'QUIZ_NOT_FOUND', 'NOT_FOUND');
  useEffect(() => {
    // Otherwise the code may well be right: another try is wanted, and no keyboard over it.
    if (isUnknown) field.current?.focus();
  }, [isUnknown]);
  const [problem, setProblem] = useState<string>();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const wanted = parseRef(code);
    if (wanted?.value === quizRef.toUpperCase()) onRetry();
    else if (wanted) void navigate(sitePath(SITE_PATHS.quiz, { ref: wanted.value }));
    else setProblem(text.otherCodeInvalid);
  };
  const message = serverMessage(error, text.loadFallback);
  const again = (variant: 'secondary' | 'ghost') => (
    <Button variant={variant} loading={retrying} onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <div className="my-auto flex w-full flex-col items-center px-4 pb-12">
      {isUnknown ? (
        // Nothing broke: most likely a letter is wrong, and the field below is the way on.
        <div role="alert">
          <EmptyState
            as="h1"
            className="px-0 pb-6"
            icon={<SearchX />}
            title={messages.loadError}
            text={message}
          />
        </div>
      ) : (
        <ErrorState
          as="h1"
          className="px-0 pb-8"
          title={messages.loadError}
          message={message}
          action={again('secondary')}
        />
      )}
      <form
        noValidate
        onSubmit={open}
        className={cx(
          'flex w-full max-w-md flex-col gap-3 sm:flex-row sm:items-start',
          !isUnknown && 'border-t border-line pt-8',
        )}
      >
        <TextField
          ref={field}
          className="flex-1"
          inputClassName="font-mono tracking-widest"
          label={text.otherCode}
          hint={text.otherCodeHint}
          error={problem}
          value={code}
          onChange={(event) => {
            setCode(event.target.value.toUpperCase());
            setProblem(undefined);
          }}
          maxLength={CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" className="sm:mt-6.5">
          {text.openOther}
        </Button>
      </form>
      {isUnknown && <div className="mt-4">{again('ghost')}</div>}
    </div>
  );
}
