import { hasMisread } from '@quizhall/shared/rules/quizzes/quiz-code';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useJoin } from '../hooks/use-join.ts';
import { messages } from '../messages.ts';
import { CODE_LENGTH, toCode } from '../model/join-state.ts';
import { JoinOutcome } from './join-outcome.tsx';

const { join } = messages;

/** Joins a quiz by its code. */
export function JoinBox() {
  const [code, setCode] = useState('');
  const { state, check, reset } = useJoin();
  const busy = state.status === 'checking' || state.status === 'success';
  const wanted = code.trim();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field lost the focus when the check disabled it.
    if (state.status === 'failed') input.current?.focus();
  }, [state]);
  return (
    <Card as="section" aria-labelledby="join-title" className="flex flex-col gap-5">
      <h2 id="join-title" className="text-xl font-display tracking-tight text-ink">
        {join.title}
      </h2>
      <form
        noValidate
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted && !busy) void check(wanted);
        }}
      >
        <TextField
          ref={input}
          className="flex-1"
          inputClassName="font-mono tracking-widest"
          label={join.label}
          hint={hasMisread(code) ? join.misread : join.hint}
          error={state.status === 'failed' && state.message}
          placeholder={join.placeholder}
          value={code}
          onChange={(event) => {
            setCode(toCode(event.target.value));
            reset();
          }}
          maxLength={CODE_LENGTH}
          disabled={busy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          type="submit"
          className="sm:mt-6.5"
          disabled={!wanted || state.status === 'success'}
          loading={state.status === 'checking'}
        >
          {join.submit}
        </Button>
      </form>
      <JoinOutcome state={state} />
    </Card>
  );
}
