import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { MESSAGES } from '../messages.ts';

/** On this page a code has at most eight characters, in capitals. */
const CODE_LENGTH = 8;

const text = MESSAGES.hero;

const asCode = (typed: string) => typed.toUpperCase().slice(0, CODE_LENGTH);

/** Straight to a quiz by its code; the quiz's own page says so if there is none. */
export function JoinForm() {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // The page was rendered ahead: somebody may have typed before there was a listener.
    if (field.current?.value) setCode(asCode(field.current.value));
  }, []);
  const trimmed = code.trim();
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed) void navigate(sitePath(SITE_PATHS.quiz, { ref: trimmed }));
  };
  return (
    <form onSubmit={join} className="max-w-md">
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={text.joinLabel}
          name="code"
          value={code}
          onChange={(event) => setCode(asCode(event.target.value))}
          placeholder={text.joinPlaceholder}
          maxLength={CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="flex-1"
          inputClassName="font-medium tracking-wider placeholder:font-normal placeholder:tracking-normal"
        />
        <Button type="submit" variant="secondary" disabled={!trimmed}>
          {text.join}
        </Button>
      </div>
      <p className="mt-2 text-sm text-faint">{text.joinHint}</p>
    </form>
  );
}
