import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { asksForPrevention } from '@quizhall/shared/rules/attempts/violations';
import { Eye } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LIMITS } from '@quizhall/shared/model/limits';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FormError } from '@/components/form/form-error.tsx';
import { PasswordField } from '@/components/ui/password-field.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { hasCode } from '@/lib/api/errors.ts';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { isEmbedded } from '@/lib/embedded.ts';
import { useFormControl } from '@/lib/form/use-form-control.ts';
import { type SiteForm, useSiteForm } from '@/lib/form/use-site-form.ts';
import { SiteLink } from '@/lib/site-pages.tsx';
import { useEmailProof } from './use-email-proof.ts';
import { useStart } from './use-start.ts';
import { codeTexts, overview as text, starting, passwordWaitText } from './overview-messages.ts';
import { enterFullscreen, leaveFullscreen } from '@/lib/full-screen.ts';
import {
  filledInfo,
  inputLook,
  startProblems,
  startSchema,
  startValues,
  type StartValues,
} from './start-form.ts';
import { CancelButton } from './cancel-button.tsx';
import { StartingNote } from './starting-note.tsx';
import { sharedText } from '@/lib/language.ts';
import { leaderboard as leaderboardText } from './leaderboard-messages.ts';

/** What somebody may be typing in. */
const TYPED = 'input:not([type=checkbox]), textarea';

interface Start {
  /** The quiz has just opened under this page. */
  opened: boolean;
  isComplete: () => boolean;
  /** Something is missing, or not any more: the person starts the quiz. */
  onUnfilled: (unfilled: boolean) => void;
  /** Starts, or leads to the first field that is missing. */
  begin: () => void;
}

/** Begins when the quiz opens; but whoever still types in the form keeps the field they are in. @returns the form's ref */
function useStartByItself({
  opened,
  isComplete,
  onUnfilled,
  begin,
}: Start): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const start = useEffectEvent(() => {
    const field = document.activeElement;
    const isTyping = form.current?.contains(field) && field?.matches(TYPED);
    const unfilled = !isComplete();
    onUnfilled(unfilled);
    if (!(unfilled && isTyping)) begin();
  });
  useEffect(() => {
    if (opened) start();
  }, [opened]);
  return form;
}

/** Under which name, and whether at all, somebody stands on the leaderboard. */
function LeaderboardFields({ form }: { form: SiteForm<StartValues> }) {
  const { ref, ...hide } = useFormControl(form, 'hideFromLeaderboard');
  return (
    <>
      {!hide.value && (
        <TextField
          label={leaderboardText.displayName}
          hint={leaderboardText.displayNameHint}
          maxLength={LIMITS.displayName}
          autoComplete="nickname"
          {...form.field('displayName')}
        />
      )}
      <Checkbox
        ref={ref}
        label={leaderboardText.hide}
        hint={leaderboardText.hideHint}
        checked={hide.value}
        onCheckedChange={hide.set}
      />
    </>
  );
}

/** Asked only where an address was used on another device before. */
const EmailProofFields = lazyPart(async () => (await import('./email-proof-fields.tsx')).EmailProofFields);

type Asked = Predata['participantInfoReqs'][number];

const hintOf = ({ field, required }: Asked, { prizePool }: Predata): string | undefined => {
  if (field === 'email' && prizePool) return text.prize.email;
  return required ? undefined : text.optional;
};

interface StartFormProps {
  quizRef: string;
  predata: Predata;
  knownInfo: Record<string, string> | undefined;
  serverNow: () => number;
  turnAt: number | undefined;
  /** The quiz can be started now. */
  open: boolean;
  /** It has just opened under this page: whoever has filled everything in starts, others are led to what is missing, or go on typing. */
  startsItself: boolean;
  /** It has opened, but something is missing; or not any more. */
  onUnfilled: (unfilled: boolean) => void;
  onStarted: () => void;
  /** The start was refused for a reason that the page can show in place of the form. */
  onShut: () => void;
}

/** What may have happened to the quiz, or to the participant, while the page was open. */
const SHUT = [
  'QUIZ_NOT_OPEN',
  'QUIZ_PAUSED',
  'QUIZ_CLOSED',
  'QUIZ_ARCHIVED',
  'QUIZ_FULL',
  'ATTEMPTS_USED',
  'ATTEMPTS_DONE',
] as const;

const NOTHING_ASKED = { participantInfoReqs: [], accessHints: { requiresPassword: false } };

/** 'Before You Start': what is asked, and the start. */
export function StartForm({
  quizRef,
  predata,
  knownInfo,
  serverNow,
  turnAt,
  open,
  startsItself,
  onUnfilled,
  onStarted,
  onShut,
}: StartFormProps) {
  const { attempts, security } = predata;
  // Whoever is in may go on: nothing is asked twice.
  const asked = attempts.resumable ? NOTHING_ASKED : predata;
  const { participantInfoReqs, accessHints } = asked;
  const asksName =
    !attempts.resumable && predata.rewards?.leaderboard && predata.settingsSummary.practice?.counts !== false;
  const aliases = [predata.id, predata.code];
  const brand = predata.organization;
  const { start, pause, stop } = useStart({ ref: quizRef, aliases, serverNow, turnAt, brand });
  const { proof, ask } = useEmailProof(predata.id);
  const form = useSiteForm({
    schema: startSchema(asked),
    defaultValues: startValues(predata, knownInfo),
    failed: text.startFallback,
    fieldOf: (name) => name.replace(/^participantInfo\./, 'info.'),
    async onSubmit({ info, password, emailCode, continueAttempt, displayName, hideFromLeaderboard }) {
      const isProving = proof !== undefined && proof.email === info.email;
      if (isProving && !/^\d{6}$/.test(emailCode)) {
        form.setError('emailCode', { type: 'start', message: codeTexts.missing }, { shouldFocus: true });
        return;
      }
      onUnfilled(false);
      if (security.preventCheating.fullScreenMode) enterFullscreen();
      const participantInfo = filledInfo(info);
      const begun = await start({
        ...(accessHints.requiresPassword && { password }),
        ...(participantInfo && { participantInfo }),
        ...(asksName && { displayName, hideFromLeaderboard }),
        ...(isProving && { emailCode, continueAttempt }),
      }).catch(async (error: unknown) => {
        leaveFullscreen();
        if (!hasCode(error, 'EMAIL_CODE_REQUIRED')) throw error;
        await ask(info.email ?? '');
      });
      if (begun) onStarted();
    },
    onFailed(error, shown) {
      if (hasCode(error, ...SHUT)) onShut();
      return showOwnFailure(error, shown);
    },
  });
  const ref = useStartByItself({
    opened: startsItself,
    isComplete: () => Object.keys(startProblems(form.getValues(), asked)).length === 0,
    onUnfilled,
    begin: form.submit,
  });
  const resend = (address: string) => void ask(address).catch(form.refuse);
  const email = form.watch('info.email');
  return (
    <form ref={ref} noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <div>
        <h2 className="text-xl font-display tracking-tight">
          {attempts.resumable ? text.resumeTitle : text.before}
        </h2>
        {attempts.resumable && <p className="mt-1.5 text-sm text-muted">{text.resumeText}</p>}
      </div>
      {participantInfoReqs.map((asked) => (
        <Fragment key={asked.field}>
          <TextField
            label={sharedText(asked.label)}
            required={asked.required}
            hint={hintOf(asked, predata)}
            maxLength={200}
            {...inputLook(asked)}
            {...form.field(`info.${asked.field}`)}
          />
          {asked.field === 'email' && proof?.email === email && proof && (
            <EmailProofFields form={form} proof={proof} onResend={() => resend(proof.email)} />
          )}
        </Fragment>
      ))}
      {accessHints.requiresPassword && (
        <PasswordField
          label={text.password}
          required
          autoComplete="off"
          maxLength={128}
          {...form.field('password')}
        />
      )}
      {asksName && <LeaderboardFields form={form} />}
      {!attempts.resumable && <Terms form={form} asked={participantInfoReqs.length > 0} />}
      <p className="flex gap-2 text-sm text-muted">
        <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {text.recorded({ blocksKeys: asksForPrevention(security.preventCheating) })}
      </p>
      <FormError form={form} />
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

function Terms({ form, asked }: { form: SiteForm<StartValues>; asked: boolean }) {
  const [agree, label] = text.terms;
  const { ref, ...terms } = useFormControl(form, 'terms');
  return (
    <Checkbox
      ref={ref}
      label={
        <>
          {agree}{' '}
          <SiteLink to="/terms" className={LINK_LOOK} target="_blank">
            {label}
          </SiteLink>
        </>
      }
      hint={text.disclosure({ asked, canSignIn: !isEmbedded })}
      checked={terms.value}
      onCheckedChange={terms.set}
      error={terms.error}
    />
  );
}

/** What the server says of the password or the code stands under it. */
function showOwnFailure(error: unknown, form: UseFormReturn<StartValues>): boolean {
  const show = (field: 'password' | 'emailCode', message: string) => {
    form.setError(field, { type: 'server', message }, { shouldFocus: true });
    return true;
  };
  if (hasCode(error, 'PASSWORD_REQUIRED')) return show('password', text.passwordRequired);
  if (hasCode(error, 'PASSWORD_INCORRECT')) return show('password', text.passwordIncorrect);
  if (hasCode(error, 'INVALID_CODE')) return show('emailCode', codeTexts.wrong);
  const isWaiting = hasCode(error, 'TOO_MANY') && error.retryAfter;
  return isWaiting && form.getValues('password') ? show('password', passwordWaitText(isWaiting)) : false;
}
