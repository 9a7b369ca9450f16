import type { Predata } from '@quizhall/shared/model/attempt';
import { Fragment } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { ApiError, hasCode, serverMessage } from '@/lib/api/errors.ts';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { formField } from '@/lib/form-field.ts';
import { SiteLink } from '@/lib/site-pages.tsx';
import { useEmailProof } from '../../hooks/use-email-proof.ts';
import { useStart } from '../../hooks/use-start.ts';
import { emailProof, overview as text, starting } from '../../overview-messages.ts';
import { enterFullscreen, leaveFullscreen } from '../../model/fullscreen.ts';
import { filledInfo, inputLook, startProblems, type StartValues } from '../../model/start-form.ts';
import { CancelButton } from './cancel-button.tsx';
import { EmailProofFields } from './email-proof-fields.tsx';
import { StartingNote } from './starting-note.tsx';

interface StartFormProps {
  quizRef: string;
  predata: Predata;
  knownInfo: Record<string, string> | undefined;
  serverNow: () => number;
  turnAt: number | undefined;
  /** The quiz can be started now. */
  open: boolean;
  onStarted: () => void;
}

const NOTHING_ASKED = { participantInfoReqs: [], accessHints: { requiresPassword: false } };

/** 'Before You Start' (spec 3 §2 and §5). */
export function StartForm({
  quizRef,
  predata,
  knownInfo,
  serverNow,
  turnAt,
  open,
  onStarted,
}: StartFormProps) {
  const { attempts, security } = predata;
  // Whoever is in may go on: nothing is asked twice.
  const { participantInfoReqs, accessHints } = attempts.resumable ? NOTHING_ASKED : predata;
  const form = useStartForm(predata, knownInfo);
  const aliases = [predata.id, predata.code];
  const { start, pause, stop } = useStart({ ref: quizRef, aliases, serverNow, turnAt });
  const { proof, ask } = useEmailProof(predata.id);
  const askForCode = (address: string) => ask(address).catch((error: unknown) => showFailure(form, error));
  const email = form.watch('info.email');
  const submit = form.handleSubmit(async ({ info, password, emailCode, continueAttempt }) => {
    const isProving = proof !== undefined && proof.email === info.email;
    if (isProving && !/^\d{6}$/.test(emailCode)) {
      form.setError('emailCode', { type: 'start', message: emailProof.codeMissing }, { shouldFocus: true });
      return;
    }
    if (security.preventCheating.fullScreenMode) enterFullscreen();
    const participantInfo = filledInfo(info);
    try {
      const begun = await start({
        ...(accessHints.requiresPassword && { password }),
        ...(participantInfo && { participantInfo }),
        ...(isProving && { emailCode, continueAttempt }),
      });
      if (begun) onStarted();
    } catch (error) {
      leaveFullscreen();
      if (hasCode(error, 'EMAIL_CODE_REQUIRED')) await askForCode(info.email ?? '');
      else showFailure(form, error);
    }
  });
  const problem = form.formState.errors.root?.message;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <div>
        <h2 className="text-xl font-display tracking-tight">
          {attempts.resumable ? text.resumeTitle : text.before}
        </h2>
        {attempts.resumable && <p className="mt-1.5 text-sm text-muted">{text.resumeText}</p>}
      </div>
      {participantInfoReqs.map((asked) => (
        <Fragment key={asked.field}>
          <TextField
            label={asked.label}
            required={asked.required}
            hint={asked.required ? undefined : text.optional}
            maxLength={200}
            {...inputLook(asked)}
            {...formField(form, `info.${asked.field}`)}
          />
          {asked.field === 'email' && proof?.email === email && proof && (
            <EmailProofFields form={form} proof={proof} onResend={() => void askForCode(proof.email)} />
          )}
        </Fragment>
      ))}
      {accessHints.requiresPassword && (
        <PasswordField
          label={text.password}
          required
          autoComplete="off"
          maxLength={128}
          {...formField(form, 'password')}
        />
      )}
      {!attempts.resumable && <Terms form={form} asked={participantInfoReqs.length > 0} />}
      {problem && <Alert tone="danger">{problem}</Alert>}
      {pause ? (
        <StartingNote pause={pause} now={serverNow} action={starting.stop} onAction={stop} />
      ) : (
        <div className="flex flex-wrap-reverse gap-3">
          <CancelButton />
          <Button
            type="submit"
            size="lg"
            className="flex-1 @max-[12rem]:px-3"
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

function useStartForm(predata: Predata, known: StartFormProps['knownInfo']): UseFormReturn<StartValues> {
  return useForm<StartValues>({
    reValidateMode: 'onSubmit',
    defaultValues: {
      info: Object.fromEntries(predata.participantInfoReqs.map(({ field }) => [field, known?.[field] ?? ''])),
      password: '',
      emailCode: '',
      continueAttempt: false,
      terms: predata.attempts.resumable,
    },
    resolver: (values) => {
      const asked = predata.attempts.resumable ? NOTHING_ASKED : predata;
      const problems = Object.entries(startProblems(values, asked));
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(problems) };
    },
  });
}

/** `info.name` → `{ info: { name } }`, as the form library wants it. */
function nested(problems: [path: string, message: string][]) {
  const errorOf = (message: string) => ({ type: 'start', message });
  const own = problems.filter(([path]) => !path.includes('.'));
  const info = problems
    .filter(([path]) => path.includes('.'))
    .map(([path, message]) => [path.slice(5), message]);
  return {
    ...Object.fromEntries(own.map(([path, message]) => [path, errorOf(message)])),
    ...(info.length > 0 && {
      info: Object.fromEntries(info.map(([field = '', message = '']) => [field, errorOf(message)])),
    }),
  };
}

function Terms({ form, asked }: { form: UseFormReturn<StartValues>; asked: boolean }) {
  const [agree, terms] = text.terms;
  return (
    <Controller
      control={form.control}
      name="terms"
      render={({ field, fieldState }) => (
        <Checkbox
          ref={field.ref}
          label={
            <>
              {agree}{' '}
              <SiteLink to="/terms" className={LINK_LOOK} target="_blank">
                {terms}
              </SiteLink>
            </>
          }
          hint={text.disclosure(asked)}
          checked={field.value}
          onCheckedChange={(checked) => {
            field.onChange(checked);
            form.clearErrors('terms');
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** Spec 3 §8: the server's words; what it says of the password stands under the password. */
function showFailure(form: UseFormReturn<StartValues>, error: unknown): void {
  if (hasCode(error, 'PASSWORD_REQUIRED', 'PASSWORD_INCORRECT')) {
    const wrong = error.code === 'PASSWORD_INCORRECT';
    const message = wrong ? text.passwordIncorrect : text.passwordRequired;
    form.setError('password', { type: 'server', message }, { shouldFocus: true });
    return;
  }
  if (hasCode(error, 'TOO_MANY') && error.retryAfter && form.getValues('password')) {
    form.setError('password', { type: 'server', message: text.passwordWait(error.retryAfter) });
    return;
  }
  if (hasCode(error, 'INVALID_CODE')) {
    form.setError('emailCode', { type: 'server', message: emailProof.codeWrong }, { shouldFocus: true });
    return;
  }
  const fields = Object.entries(error instanceof ApiError ? (error.errors ?? {}) : {}).filter(([path]) =>
    path.startsWith('participantInfo.'),
  );
  for (const [path, message] of fields) {
    form.setError(`info.${path.slice('participantInfo.'.length)}`, { type: 'server', message });
  }
  if (fields.length === 0)
    form.setError('root', { type: 'server', message: serverMessage(error, text.startFallback) });
}
