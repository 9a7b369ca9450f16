import type { Predata } from '@quizhall/shared/model/attempt';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { formField } from '@/lib/form-field.ts';
import { useStart } from '../../hooks/use-start.ts';
import { messages } from '../../messages.ts';
import { filledInfo, infoProblem, inputLook } from '../../model/start-form.ts';
import { CancelButton } from './start-panel.tsx';
import { StartingNote } from './starting-note.tsx';
import { showStartFailure } from './show-start-failure.ts';

const { overview: text } = messages;

export interface StartValues {
  info: Record<string, string>;
  password: string;
  terms: boolean;
}

interface StartFormProps {
  quizRef: string;
  predata: Predata;
  serverNow: () => number;
  turnAt: number | undefined;
  /** The quiz can be started now. */
  open: boolean;
  onStarted: () => void;
}

/** 'Before You Start' (spec 3 §2 and §5). */
export function StartForm({ quizRef, predata, serverNow, turnAt, open, onStarted }: StartFormProps) {
  const { participantInfoReqs, accessHints, attempts } = predata;
  const form = useForm<StartValues>({
    reValidateMode: 'onSubmit',
    defaultValues: {
      info: Object.fromEntries(participantInfoReqs.map(({ field }) => [field, ''])),
      password: '',
      terms: attempts.resumable,
    },
  });
  const aliases = [predata.id, predata.code];
  const { start, progress, stop } = useStart({ ref: quizRef, aliases, serverNow, turnAt });
  const submit = form.handleSubmit(async ({ info, password }) => {
    askForFullscreen(predata);
    const participantInfo = filledInfo(info);
    try {
      const begun = await start({
        ...(accessHints.requiresPassword && { password }),
        ...(participantInfo && { participantInfo }),
      });
      if (begun) onStarted();
    } catch (error) {
      leaveFullscreen();
      showStartFailure(form, error);
    }
  });
  const problem = form.formState.errors.root?.message;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <div>
        <h2 className="text-xl font-display tracking-tight">{text.before}</h2>
        {attempts.resumable && <p className="mt-1.5 text-sm text-muted">{text.resumeText}</p>}
      </div>
      {participantInfoReqs.map((asked) => (
        <TextField
          key={asked.field}
          label={asked.label}
          required={asked.required}
          hint={asked.required ? undefined : text.optional}
          maxLength={200}
          {...inputLook(asked)}
          {...formField(form, `info.${asked.field}`, {
            validate: (value) => infoProblem(asked, String(value)) ?? true,
          })}
        />
      ))}
      {accessHints.requiresPassword && (
        <PasswordField
          label={text.password}
          required
          autoComplete="off"
          maxLength={128}
          {...formField(form, 'password', { required: text.passwordRequired })}
        />
      )}
      {!attempts.resumable && <Terms form={form} />}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {progress && progress.step !== 'calling' ? (
        <StartingNote progress={progress} serverNow={serverNow} onStop={stop} />
      ) : (
        <div className="flex gap-3">
          <CancelButton />
          <Button
            type="submit"
            size="lg"
            className="flex-1"
            disabled={!open}
            loading={form.formState.isSubmitting}
          >
            {attempts.resumable ? text.continue : text.start}
          </Button>
        </div>
      )}
    </form>
  );
}
